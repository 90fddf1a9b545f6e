import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { leaderQuestions } from '@/sample-data/ask-me-anything/questions.ts';
import { companyName, sampleToday } from '@/sample-data/company/company.ts';
import { employees } from '@/sample-data/company/employees.ts';
import type { AskedOrganization } from '../domain/answer.ts';

export const askedOrganizationQueryOptions = queryOptions({
  queryKey: ['ask-me-anything'],
  queryFn: async (): Promise<AskedOrganization> => ({
    name: companyName,
    asOf: sampleToday,
    people: employees.length,
    questions: leaderQuestions,
  }),
  staleTime: 'static',
});

export const useAskedOrganization = () => useSuspenseQuery(askedOrganizationQueryOptions).data;

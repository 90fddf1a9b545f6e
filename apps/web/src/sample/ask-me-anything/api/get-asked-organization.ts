import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useTrust } from '@/lib/use-active-features.ts';
import { leaderQuestions } from '@/sample/data/ask-me-anything/questions.ts';
import { companyName, sampleToday } from '@/sample/data/company/company.ts';
import { employees } from '@/sample/data/company/employees.ts';
import { type AskedOrganization, withoutPeople } from '../domain/answer.ts';

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

export function useAskedOrganization(): AskedOrganization {
  const { data } = useSuspenseQuery(askedOrganizationQueryOptions);
  const { trust } = useTrust();
  return trust.worksCouncilMode ? withoutPeople(data) : data;
}

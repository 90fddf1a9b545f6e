import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { Employee } from '@/planning/employee.ts';
import { companyName } from '@/sample-data/company/company.ts';
import { employees } from '@/sample-data/company/employees.ts';

type People = { organizationName: string; employees: readonly Employee[] };

export const peopleQueryOptions = queryOptions({
  queryKey: ['what-if', 'people'],
  queryFn: async (): Promise<People> => ({ organizationName: companyName, employees }),
  staleTime: 'static',
});

export const usePeople = () => useSuspenseQuery(peopleQueryOptions).data;

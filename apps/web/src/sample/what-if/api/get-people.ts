import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { companyName } from '@/sample/data/company/company.ts';
import { employees } from '@/sample/data/company/employees.ts';
import type { Employee } from '@/sample/domain/employee.ts';

type People = { organizationName: string; employees: readonly Employee[] };

export const peopleQueryOptions = queryOptions({
  queryKey: ['what-if', 'people'],
  queryFn: async (): Promise<People> => ({ organizationName: companyName, employees }),
  staleTime: 'static',
});

export const usePeople = () => useSuspenseQuery(peopleQueryOptions).data;

import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { departments } from '@/sample/data/company/departments.ts';
import { employees } from '@/sample/data/company/employees.ts';
import { connections } from '@/sample/data/network/connections.ts';
import { organizationGraph } from '../domain/organization-graph.ts';

/** People, connections, and the graph drawn from both. */
export const organizationMapQueryOptions = queryOptions({
  queryKey: ['organization-map'],
  queryFn: async () => ({
    employees,
    connections,
    departments,
    graph: organizationGraph(employees, connections),
  }),
  staleTime: 'static',
});

export const useOrganizationMap = () => useSuspenseQuery(organizationMapQueryOptions).data;

import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { sampleToday } from '@/sample/data/company/company.ts';
import { employee } from '@/sample/data/company/employees.ts';
import { developmentPlans } from '@/sample/data/team-development/development-plans.ts';
import type { TeamDevelopment } from '../domain/development-plan.ts';

export const teamDevelopmentQueryOptions = queryOptions({
  queryKey: ['team-development'],
  queryFn: async (): Promise<TeamDevelopment> => ({
    asOf: sampleToday,
    plans: developmentPlans.map((plan) => ({ ...plan, person: employee(plan.person) })),
  }),
  staleTime: 'static',
});

export const useTeamDevelopment = () => useSuspenseQuery(teamDevelopmentQueryOptions).data;

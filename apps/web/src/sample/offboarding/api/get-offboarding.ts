import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { offboardingProjects } from '@/sample/data/offboarding/projects/projects.ts';
import { departureFacts } from '@/sample/data/what-if/departure-facts.ts';
import { completeProject } from '../domain/complete-project.ts';
import type { Offboarding } from '../domain/project.ts';

export const offboardingQueryOptions = queryOptions({
  queryKey: ['offboarding'],
  queryFn: async (): Promise<Offboarding> => ({
    facts: departureFacts,
    projects: offboardingProjects.map((project) => completeProject(departureFacts, project)),
  }),
  staleTime: 'static',
});

export const useOffboarding = () => useSuspenseQuery(offboardingQueryOptions).data;

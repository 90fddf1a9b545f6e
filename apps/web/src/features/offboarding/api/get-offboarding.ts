import { offboardingProjectSchema, pathFor, paths } from '@rapport/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { offboardingKeys } from './offboarding-keys.ts';

export const offboardingQueryOptions = (id: string) =>
  queryOptions({
    queryKey: offboardingKeys.project(id),
    queryFn: ({ signal }) =>
      request({ path: pathFor(paths.offboarding, id), schema: offboardingProjectSchema, signal }),
  });

export const useOffboarding = (id: string) => useQuery(offboardingQueryOptions(id));

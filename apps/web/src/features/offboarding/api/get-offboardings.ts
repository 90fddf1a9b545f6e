import { offboardingListSchema, paths } from '@rapport/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { offboardingKeys } from './offboarding-keys.ts';

export const offboardingsQueryOptions = queryOptions({
  queryKey: offboardingKeys.list,
  queryFn: ({ signal }) =>
    request({ path: paths.offboardings, schema: offboardingListSchema, signal }),
});

export const useOffboardings = () => useQuery(offboardingsQueryOptions);

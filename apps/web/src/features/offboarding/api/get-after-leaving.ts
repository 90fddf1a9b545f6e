import { afterLeavingSchema, pathFor, paths } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { offboardingKeys } from './offboarding-keys.ts';

export const useAfterLeaving = (id: string) =>
  useQuery({
    queryKey: offboardingKeys.afterLeaving(id),
    queryFn: ({ signal }) =>
      request({ path: pathFor(paths.afterLeaving, id), schema: afterLeavingSchema, signal }),
  });

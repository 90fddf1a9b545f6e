import { pathFor, paths, successionPlanSchema, successionPlansSchema } from '@rapport/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import type { Refreshing } from '@/realtime/use-refresh-on.ts';
import { successionKeys } from './succession-keys.ts';

export const successionPlansQueryOptions = queryOptions({
  queryKey: successionKeys.list,
  queryFn: ({ signal }) =>
    request({ path: paths.successionPlans, schema: successionPlansSchema, signal }),
});

export const successionPlanQueryOptions = (id: string) =>
  queryOptions({
    queryKey: successionKeys.plan(id),
    queryFn: ({ signal }) =>
      request({ path: pathFor(paths.successionPlan, id), schema: successionPlanSchema, signal }),
  });

/** Shared plans can be changed by other people. */
export const livePlans: Refreshing = {
  queryKey: successionKeys.all,
  events: ['planning-updated', 'organization-people-updated', 'organization-settings-updated'],
};

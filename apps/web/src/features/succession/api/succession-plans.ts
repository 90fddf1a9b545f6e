import { endpoints, type NewSuccessionPlan, type SuccessionPlanUpdate } from '@rapport/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';
import type { Refreshing } from '@/realtime/use-refresh-on.ts';

const listKey = ['succession-plans', 'list'];

export const successionPlansQueryOptions = queryOptions({
  queryKey: listKey,
  queryFn: ({ signal }) => call(endpoints.succession.listPlans, { signal }),
});

export const successionPlanQueryOptions = (id: string) =>
  queryOptions({
    queryKey: ['succession-plans', 'plan', id],
    queryFn: ({ signal }) => call(endpoints.succession.getPlan, { id, signal }),
  });

/** Shared plans can be changed by other people. */
export const livePlans: Refreshing = {
  queryKey: ['succession-plans'],
  events: ['planning-updated', 'organization-people-updated', 'organization-settings-updated'],
};

export function useAddPlan() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewSuccessionPlan) => call(endpoints.succession.createPlan, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: listKey }),
  });
}

export function useChangePlan(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SuccessionPlanUpdate) => call(endpoints.succession.updatePlan, { id, body }),
    onSuccess: (plan) => {
      queryClient.setQueryData(successionPlanQueryOptions(id).queryKey, plan);
      return queryClient.invalidateQueries({ queryKey: listKey });
    },
  });
}

export function useDeletePlan(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (version: number) =>
      call(endpoints.succession.removePlan, { id, query: { version } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: listKey }),
    onError: () => queryClient.invalidateQueries(successionPlanQueryOptions(id)),
  });
}

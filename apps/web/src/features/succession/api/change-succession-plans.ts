import {
  createdPlanSchema,
  type NewSuccessionPlan,
  pathFor,
  paths,
  type SuccessionPlanUpdate,
  successionPlanSchema,
} from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { successionKeys } from './succession-keys.ts';

export function useAddPlan() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewSuccessionPlan) =>
      request({ path: paths.successionPlans, method: 'POST', body, schema: createdPlanSchema }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: successionKeys.list }),
  });
}

export function useChangePlan(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SuccessionPlanUpdate) =>
      request({
        path: pathFor(paths.successionPlan, id),
        method: 'PATCH',
        body,
        schema: successionPlanSchema,
      }),
    onSuccess: (plan) => {
      queryClient.setQueryData(successionKeys.plan(id), plan);
      return queryClient.invalidateQueries({ queryKey: successionKeys.list });
    },
  });
}

export function useDeletePlan(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (version: number) =>
      request({
        path: `${pathFor(paths.successionPlan, id)}?version=${version}`,
        method: 'DELETE',
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: successionKeys.list }),
    onError: () => queryClient.invalidateQueries({ queryKey: successionKeys.plan(id) }),
  });
}

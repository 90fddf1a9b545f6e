import {
  type DirectoryPerson,
  endpoints,
  type SuccessionPlan,
  type SuccessionPlanUpdate,
  type SuccessionWeights,
} from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';
import { livePlans, successionPlanQueryOptions, useAddPlan } from '../api/succession-plans.ts';
import type { Leaver } from './who-could-follow.tsx';

type Change = Pick<SuccessionPlanUpdate, 'weights' | 'candidates'>;
export type ChosenPeopleChange = ReturnType<typeof useChosenPeople>;

/** Keeps who is compared in the succession plan of the person, which the first choice begins. */
export function useChosenPeople(
  person: Leaver,
  plan: SuccessionPlan | undefined,
  weights: SuccessionWeights,
) {
  const queryClient = useQueryClient();
  const adding = useAddPlan();
  const { queryKey } = successionPlanQueryOptions(plan?.id ?? '');
  const changing = useMutation({
    // One after the other, each on the version that the one before has made: a slider is moved quickly.
    scope: { id: `succession-plan ${plan?.id}` },
    mutationFn: (change: Change) => {
      const { id = '', version = 0 } = queryClient.getQueryData(queryKey) ?? {};
      return call(endpoints.succession.updatePlan, { id, body: { version, ...change } });
    },
    onSuccess: (saved) => queryClient.setQueryData(queryKey, saved),
    // Another person may have changed it: their version is shown, and the change can be repeated.
    onError: () => queryClient.invalidateQueries({ queryKey: livePlans.queryKey }),
  });
  const isBusy = adding.isPending || changing.isPending;
  const candidates = (plan?.candidates ?? []).map((one) => ({
    personId: one.person?.id ?? null,
    external: one.external,
    note: one.note,
  }));
  return {
    isBusy,
    error: changing.error ?? adding.error,
    /** Without a plan, nothing is kept. */
    weigh: (next: SuccessionWeights, done: () => void) => {
      if (plan?.can.change) changing.mutate({ weights: next }, { onSettled: done });
    },
    add: ({ id }: DirectoryPerson) => {
      if (isBusy || candidates.some(({ personId }) => personId === id)) return;
      const chosen = { personId: id, external: null, note: '' };
      if (plan) changing.mutate({ candidates: [...candidates, chosen] });
      else
        adding.mutate({
          personId: person.id,
          role: person.title || `Role of ${person.name}`,
          weights,
          candidates: [chosen],
        });
    },
    remove: (id: string) => {
      if (!isBusy)
        changing.mutate({ candidates: candidates.filter(({ personId }) => personId !== id) });
    },
  };
}

import {
  endpoints,
  nameSearchLengthMin,
  type PlanInclusion,
  type PlanKind,
  type PlanSharing,
} from '@rapport/contract';
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '@/lib/call.ts';
import type { Refreshing } from '@/realtime/use-refresh-on.ts';

/** Which plan, and the query key of its kind, which holds whether it is shared. */
export type Plan = { kind: PlanKind; id: string; queryKey: readonly unknown[] };

const keys = { all: ['plan-people'] } as const;

export const livePeople: Refreshing = {
  queryKey: keys.all,
  events: ['planning-updated', 'organization-people-updated', 'organization-settings-updated'],
};

export const planPeopleQueryOptions = ({ kind, id }: Plan) =>
  queryOptions({
    queryKey: [...keys.all, kind, id],
    queryFn: ({ signal }) => call(endpoints.plans.getPeople, { kind, id, signal }),
  });

/** People with whom the plan may be shared; those whom it is about are not among them. */
export const usePlanCandidates = ({ kind, id }: Plan, q: string) =>
  useQuery({
    queryKey: [...keys.all, 'found', kind, id, q],
    queryFn: ({ signal }) => call(endpoints.plans.findPeople, { kind, id, query: { q }, signal }),
    enabled: q.length >= nameSearchLengthMin,
    placeholderData: keepPreviousData,
  });

function usePlanMutation<Input>(
  plan: Plan,
  change: (input: Input) => ReturnType<typeof call<typeof endpoints.plans.share>>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (people) => queryClient.setQueryData(planPeopleQueryOptions(plan).queryKey, people),
    onSettled: () => queryClient.invalidateQueries({ queryKey: plan.queryKey }),
  });
}

type Sharing = Partial<PlanSharing>;

export const useSharePlan = (plan: Plan) =>
  usePlanMutation(plan, (body: Sharing) =>
    call(endpoints.plans.share, { kind: plan.kind, id: plan.id, body }),
  );

export const useIncludeSubject = (plan: Plan) =>
  usePlanMutation(plan, (body: PlanInclusion) =>
    call(endpoints.plans.include, { kind: plan.kind, id: plan.id, body }),
  );

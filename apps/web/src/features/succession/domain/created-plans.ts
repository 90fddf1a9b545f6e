import { browserStore } from '@/lib/browser-store.ts';
import { today } from '@/lib/days.ts';
import { keptList } from '@/lib/kept-list.ts';
import { type KeptPlan, type Plan, planSchema } from '@/sample-data/succession/plan.ts';
import { samplePlans } from '@/sample-data/succession/plans.ts';
import { countedWeights, useShownCriteria } from './shown-criteria.ts';

/** The plans that were made in this browser, newest first. */
const store = browserStore(
  () => localStorage,
  'rapport-succession-plans',
  keptList(planSchema),
  [],
);

export function keepPlan(plan: KeptPlan): boolean {
  return store.write([plan, ...store.read().filter(({ id }) => id !== plan.id)]);
}

export function removePlan(id: string): void {
  store.write(store.read().filter((plan) => plan.id !== id));
}

export function usePlans() {
  const created = store.use();
  const shown = useShownCriteria();
  const asOf = today();
  const plans: Plan[] = [...created.map((plan) => ({ ...plan, asOf })), ...samplePlans];
  return {
    plans: plans.map((plan) => ({ ...plan, criteria: countedWeights(plan.criteria, shown) })),
    isCreatedHere: isOneOf(created),
  };
}

const isOneOf = (plans: readonly KeptPlan[]) => (id: string) =>
  plans.some((plan) => plan.id === id);

import { browserStore } from '@/lib/browser-store.ts';
import { keptList } from '@/lib/kept-list.ts';
import { type Plan, planSchema } from '@/sample-data/succession/plan.ts';
import { samplePlans } from '@/sample-data/succession/plans.ts';

/** The plans that were made in this browser, newest first. */
const store = browserStore(
  () => localStorage,
  'rapport-succession-plans',
  keptList(planSchema),
  [],
);

export function keepPlan(plan: Plan): boolean {
  return store.write([plan, ...store.read().filter(({ id }) => id !== plan.id)]);
}

export function removePlan(id: string): void {
  store.write(store.read().filter((plan) => plan.id !== id));
}

export function usePlans() {
  const created = store.use();
  return { plans: [...created, ...samplePlans], isCreatedHere: isOneOf(created) };
}

const isOneOf = (plans: readonly Plan[]) => (id: string) => plans.some((plan) => plan.id === id);

import { browserStore } from '@/lib/browser-store.ts';
import { today } from '@/lib/days.ts';
import { storedList } from '@/lib/stored-list.ts';
import { findEmployee } from '@/sample/domain/employee.ts';
import { useSuccession } from '../api/get-succession.ts';
import { type Plan, planSchema, type StoredPlan } from './plan.ts';
import { countedWeights, useShownCriteria } from './shown-criteria.ts';

/** Plans created in this browser, newest first. */
const store = browserStore(
  () => localStorage,
  'rapport-succession-plans',
  storedList(planSchema),
  [],
);

export function storePlan(plan: StoredPlan): boolean {
  return store.write([plan, ...store.read().filter(({ id }) => id !== plan.id)]);
}

export function removePlan(id: string): void {
  store.write(store.read().filter((plan) => plan.id !== id));
}

/** Plans created in this browser, then the organization's. Plans for unknown people are omitted. */
export function usePlans() {
  const succession = useSuccession();
  const created = store.use().filter(({ person }) => findEmployee(succession.employees, person));
  const shown = useShownCriteria();
  const asOf = today();
  const plans: Plan[] = [...created.map((plan) => ({ ...plan, asOf })), ...succession.plans];
  return {
    plans: plans.map((plan) => ({ ...plan, criteria: countedWeights(plan.criteria, shown) })),
    isCreatedHere: isOneOf(created),
  };
}

const isOneOf = (plans: readonly StoredPlan[]) => (id: string) =>
  plans.some((plan) => plan.id === id);

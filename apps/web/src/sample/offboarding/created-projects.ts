import * as z from 'zod/mini';
import { browserStore } from '@/lib/browser-store.ts';
import { storedList } from '@/lib/stored-list.ts';
import type { ProjectPlan } from './domain/project.ts';

const planSchema = z.object({
  id: z.string(),
  personId: z.string(),
  projectName: z.string(),
  startDate: z.iso.date(),
  lastWorkingDay: z.iso.date(),
  monitorPeriod: z.int().check(z.positive()),
}) satisfies z.ZodMiniType<ProjectPlan>;

const store = browserStore(
  () => localStorage,
  'rapport-offboarding-projects',
  storedList(planSchema),
  [],
);

/** Oldest first. */
export const useCreatedPlans = (): readonly ProjectPlan[] => store.use();

/** Returns its id, or undefined where the browser blocks storage. */
export function createProject(plan: Omit<ProjectPlan, 'id'>): string | undefined {
  const id = `project-${crypto.randomUUID()}`;
  return store.write([...store.read(), { ...plan, id }]) ? id : undefined;
}

export function deleteProject(id: string): void {
  store.write(store.read().filter((plan) => plan.id !== id));
}

import * as z from 'zod/mini';
import { browserStore } from '@/lib/browser-store.ts';
import { today } from '@/lib/days.ts';
import { keptList } from '@/lib/kept-list.ts';
import { findEmployee } from '@/sample-data/company/employees.ts';
import { planProject } from '@/sample-data/offboarding/planned-project.ts';
import type { OffboardingProject, ProjectPlan } from '@/sample-data/offboarding/project.ts';
import { offboardingProjects } from '@/sample-data/offboarding/projects/projects.ts';

const planSchema = z.object({
  id: z.string(),
  personId: z.string().check(z.refine((id) => findEmployee(id) !== undefined)),
  projectName: z.string(),
  startDate: z.iso.date(),
  lastWorkingDay: z.iso.date(),
  monitorPeriod: z.int().check(z.positive()),
}) satisfies z.ZodMiniType<ProjectPlan>;

const store = browserStore(
  () => localStorage,
  'rapport-offboarding-projects',
  keptList(planSchema),
  [],
);

/** Those begun in this browser, in the order of their creation. */
export const useCreatedProjects = (): readonly ProjectPlan[] => store.use();

/** What somebody begins themself stands at their own day, not at the sample company's. */
export const planOwnProject = (plan: ProjectPlan): OffboardingProject => planProject(plan, today());

/** Its id, or undefined where the browser keeps nothing. */
export function createProject(plan: Omit<ProjectPlan, 'id'>): string | undefined {
  const id = `project-${crypto.randomUUID()}`;
  return store.write([...store.read(), { ...plan, id }]) ? id : undefined;
}

export function deleteProject(id: string): void {
  store.write(store.read().filter((plan) => plan.id !== id));
}

export function findProject(
  id: string,
  created: readonly ProjectPlan[],
): OffboardingProject | undefined {
  const plan = created.find((one) => one.id === id);
  return plan ? planOwnProject(plan) : offboardingProjects.find((project) => project.id === id);
}

import { today } from '@/lib/days.ts';
import { findEmployee } from '@/sample/domain/employee.ts';
import { useOffboarding } from './api/get-offboarding.ts';
import { useCreatedPlans } from './created-projects.ts';
import { planProject } from './domain/planned-project.ts';
import { useTicks } from './ticked-subtasks.ts';

/**
 * Projects created in this browser come first and use the current date. Projects for unknown people
 * are left out.
 */
export function useProjects() {
  const { facts, projects } = useOffboarding();
  const created = useCreatedPlans().filter(({ personId }) =>
    findEmployee(facts.employees, personId),
  );
  const withTicks = useTicks();
  const own = created.map((plan) => planProject(facts, plan, today()));
  return {
    facts,
    projects: [...own, ...projects].map(withTicks),
    createdIds: created.map(({ id }) => id),
  };
}

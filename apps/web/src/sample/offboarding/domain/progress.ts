import { daysBetween } from '@/lib/days.ts';
import { monitoredUntil } from './monitoring.ts';
import type { Initiative, OffboardingProject } from './project.ts';

export type InitiativeStatus = 'not_started' | 'in_progress' | 'completed' | 'blocked';
type ProjectStatus = 'planning' | 'active' | 'completed';

const doneOf = ({ subtasks }: Initiative) => subtasks.filter(({ completed }) => completed).length;

/** An initiative with `blockedBy` is blocked until all its subtasks are completed. */
export function initiativeStatus(initiative: Initiative): InitiativeStatus {
  const done = doneOf(initiative);
  if (done === initiative.subtasks.length) return 'completed';
  if (initiative.blockedBy) return 'blocked';
  return done > 0 ? 'in_progress' : 'not_started';
}

export function countSubtasks({ initiatives }: OffboardingProject) {
  return {
    done: initiatives.reduce((sum, initiative) => sum + doneOf(initiative), 0),
    total: initiatives.reduce((sum, { subtasks }) => sum + subtasks.length, 0),
  };
}

/** Percent of all subtasks. */
export function completionOf(project: OffboardingProject): number {
  const { done, total } = countSubtasks(project);
  return Math.round((done / total) * 100);
}

export function projectStatus(project: OffboardingProject): ProjectStatus {
  if (completionOf(project) === 100) return 'completed';
  return project.startDate > project.asOf ? 'planning' : 'active';
}

export const daysOfMonitoringLeft = (project: OffboardingProject): number =>
  Math.max(0, daysBetween(project.asOf, monitoredUntil(project)));

/** Open ones first, each group by due date. */
export function inOrder(initiatives: readonly Initiative[]): Initiative[] {
  const isDone = (initiative: Initiative) => initiativeStatus(initiative) === 'completed';
  return [...initiatives].sort(
    (a, b) => Number(isDone(a)) - Number(isDone(b)) || a.dueDate.localeCompare(b.dueDate),
  );
}

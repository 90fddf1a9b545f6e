import * as z from 'zod/mini';
import { browserStore } from '@/lib/browser-store.ts';
import type { Initiative, OffboardingProject } from './domain/project.ts';

/** Changes made in this browser, by project, initiative and subtask index. */
const store = browserStore(
  () => localStorage,
  'rapport-offboarding-subtasks',
  z.record(z.string(), z.boolean()),
  {},
);

const keyOf = (projectId: string, initiativeId: string, place: number) =>
  `${projectId}/${initiativeId}/${place}`;

export function tickSubtask(
  projectId: string,
  initiativeId: string,
  place: number,
  completed: boolean,
): void {
  store.write({ ...store.read(), [keyOf(projectId, initiativeId, place)]: completed });
}

/** Returns a function that applies the stored ticks to a project. */
export function useTicks(): (project: OffboardingProject) => OffboardingProject {
  const ticks = store.use();
  return (project) => {
    const withTicks = (initiative: Initiative): Initiative => ({
      ...initiative,
      subtasks: initiative.subtasks.map((subtask, place) => ({
        ...subtask,
        completed: ticks[keyOf(project.id, initiative.id, place)] ?? subtask.completed,
      })),
    });
    return { ...project, initiatives: project.initiatives.map(withTicks) };
  };
}

import { appendFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, inject, vi } from 'vitest';

// Loaded by the worker before each run of a test file. Each run switches on another change, because starting a new
// process for each would take most of the time.

/**
 * `tests`: ids of the only tests that execute the change. The others are skipped, so tests must not depend on each
 * other.
 */
export type SwitchedOn = { id: string; hitsMax: number; tests: string[] | undefined };
declare module 'vitest' {
  interface ProvidedContext {
    mutation: { mutants: SwitchedOn[]; timeouts: object; journal: string };
  }
}
type Hits = Record<string, number>;
declare global {
  var mutantsStarted: number | undefined;
  /** Used by the code that Stryker instrumented. */
  var __stryker__:
    | {
        activeMutant?: string | undefined;
        currentTestId?: string | undefined;
        mutantCoverage?: { static: Hits; perTest: Record<string, Hits> };
        hitCount?: number;
        hitLimit?: number | undefined;
      }
    | undefined;
}
type Task = {
  id: string;
  mode: string;
  result?: { state: string; duration?: number } | undefined;
  tasks?: Task[];
};

const { mutants, timeouts, journal } = inject('mutation');
globalThis.mutantsStarted ??= 0;
const mutant = mutants[globalThis.mutantsStarted++];
globalThis.__stryker__ ??= {};
const stryker = globalThis.__stryker__;
const startedAt = performance.now();
const coverage = { static: {}, perTest: {} };

const write = (entry: object) => appendFileSync(journal, `${JSON.stringify(entry)}\n`);
const hasFailed = ({ result, tasks = [] }: Task): boolean =>
  result?.state === 'fail' || tasks.some(hasFailed);
const slowest = ({ result, tasks }: Task): number =>
  tasks ? Math.max(0, ...tasks.map(slowest)) : (result?.duration ?? 0);

/** Removes unwanted tests. Returns whether any are left. */
function leaveOut(task: Task, isWanted: (test: Task) => boolean): boolean {
  const isLeft = task.tasks
    ? task.tasks.map((part) => leaveOut(part, isWanted)).includes(true)
    : task.result !== undefined || isWanted(task);
  if (!isLeft) task.mode = 'skip';
  return isLeft;
}

Object.assign(stryker, {
  activeMutant: mutant?.id,
  hitCount: 0,
  hitLimit: mutant?.hitsMax,
  mutantCoverage: coverage,
  currentTestId: undefined,
});
vi.setConfig(timeouts);
if (mutant) write({ id: mutant.id, event: 'started' });

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a hook needs.
beforeAll(({}, { file }) => {
  stryker.currentTestId = 'hooks';
  const only = mutant?.tests;
  if (only) for (const task of file.tasks) leaveOut(task, ({ id }) => only.includes(id));
});
beforeEach(({ task }) => {
  stryker.currentTestId = task.id;
});
afterEach(({ task }) => {
  stryker.currentTestId = 'hooks';
  // After the first failed test, the others are skipped.
  if (mutant && hasFailed(task)) for (const other of task.file.tasks) leaveOut(other, () => false);
});
// biome-ignore lint/correctness/noEmptyPattern: as above
afterAll(({}, { file }) => {
  if (mutant && !hasFailed(file)) write({ id: mutant.id, event: 'survived' });
  if (!mutant)
    write({
      file: file.filepath,
      seconds: (performance.now() - startedAt) / 1000,
      msOfSlowestTest: slowest(file),
      loading: coverage.static,
      byTest: coverage.perTest,
    });
});

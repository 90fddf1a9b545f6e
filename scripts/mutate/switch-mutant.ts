import { appendFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';

// Loaded by the worker before each run of a test file. Every run has another change switched on, because a process
// that starts anew for each would spend most of its time on that.

declare module 'vitest' {
  interface ProvidedContext {
    mutation: { mutants: { id: string; hitsMax: number }[]; journal: string };
  }
}
type Hits = Record<string, number>;
declare global {
  var mutantsStarted: number | undefined;
  /** Read by the code that Stryker instrumented. */
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
type Task = { mode: string; result?: { state: string } | undefined; tasks?: Task[] };

const { mutants, journal } = inject('mutation');
globalThis.mutantsStarted ??= 0;
const mutant = mutants[globalThis.mutantsStarted++];
globalThis.__stryker__ ??= {};
const stryker = globalThis.__stryker__;
const startedAt = performance.now();
const coverage = { static: {}, perTest: { running: {} } };

const write = (entry: object) => appendFileSync(journal, `${JSON.stringify(entry)}\n`);
const hasFailed = ({ result, tasks = [] }: Task): boolean =>
  result?.state === 'fail' || tasks.some(hasFailed);

/** One failed test is enough. */
function skipTheRest(task: Task) {
  if (!task.result) task.mode = 'skip';
  for (const part of task.tasks ?? []) skipTheRest(part);
}

Object.assign(stryker, {
  activeMutant: mutant?.id,
  hitCount: 0,
  hitLimit: mutant?.hitsMax,
  mutantCoverage: coverage,
  currentTestId: undefined,
});
if (mutant) write({ id: mutant.id, event: 'started' });

beforeAll(() => {
  stryker.currentTestId = 'running';
});
afterEach(({ task }) => {
  if (mutant && hasFailed(task)) skipTheRest(task.file);
});
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a hook needs.
afterAll(({}, { file }) => {
  if (mutant && !hasFailed(file)) write({ id: mutant.id, event: 'survived' });
  if (!mutant)
    write({
      file: file.filepath,
      seconds: (performance.now() - startedAt) / 1000,
      loading: coverage.static,
      running: coverage.perTest.running,
    });
});

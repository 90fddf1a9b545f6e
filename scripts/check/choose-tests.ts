import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

/** By path from the root, the seconds that each test file took in its last run. */
export type TestSeconds = ReadonlyMap<string, number>;

/** For each core. Starting the workers and loading modules takes as long again. */
const secondsForTests = 30;

const resultsSchema = z.object({
  projects: z.record(
    z.string(),
    z.object({ files: z.record(z.string(), z.object({ duration: z.number() })) }),
  ),
});

/** Reads what vitest remembers. */
export function readTestSeconds(root: string): TestSeconds {
  const seconds = new Map<string, number>();
  for (const file of globSync('node_modules/.vite/vitest/*/results.json', { cwd: root })) {
    const { projects } = resultsSchema.parse(JSON.parse(readFileSync(join(root, file), 'utf8')));
    for (const [project, { files }] of Object.entries(projects))
      for (const [path, { duration }] of Object.entries(files))
        seconds.set(project.startsWith('web') ? join('apps/web', path) : path, duration / 1000);
  }
  return seconds;
}

/**
 * Of a test file that never ran here: a test of an app loads the server or renders a screen, others compute. Tables count
 * as one test, so this is a rough guess.
 */
export function expectedSeconds(path: string, source: string): number {
  const tests = source.match(/^\s*(?:test|it)\b/gm)?.length ?? 0;
  return path.startsWith('apps/') ? 1 + tests * 0.5 : 0.2 + tests * 0.05;
}

/** Tests below this cost next to nothing, so they are chosen first, whatever their distance, up to a share of the time. */
const quickSeconds = 1;
const quickShare = 0.25;

/** Quick tests, and the nearest others that fit into the time, the quicker ones first among those of one distance. */
export function chooseTests(
  reached: ReadonlyMap<string, number>,
  secondsOf: (test: string) => number,
  secondsInAll = secondsForTests * availableParallelism(),
): { chosen: string[]; left: string[] } {
  const byDistance = [...reached]
    .sort(([a, near], [b, far]) => near - far || secondsOf(a) - secondsOf(b))
    .map(([test]) => test);
  const fitting = (tests: readonly string[], most: number) => {
    let sum = 0;
    const end = tests.findIndex((test) => {
      sum += secondsOf(test);
      return sum > most;
    });
    return new Set(end === -1 ? tests : tests.slice(0, end));
  };
  const quick = fitting(
    byDistance.filter((test) => secondsOf(test) < quickSeconds),
    quickShare * secondsInAll,
  );
  const taken = quick.values().reduce((sum, test) => sum + secondsOf(test), 0);
  const others = fitting(
    byDistance.filter((test) => !quick.has(test)),
    secondsInAll - taken,
  );
  const chosen = quick.union(others);
  return { chosen: [...chosen], left: byDistance.filter((test) => !chosen.has(test)) };
}

import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

/** By path from the root, the seconds that each test file took in its last run. */
export type TestSeconds = ReadonlyMap<string, number>;

/** Of a test file that never ran here. */
const expectedSeconds = 4;
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

/** The nearest tests that fit into the time, the quicker ones first among those of one distance. */
export function chooseTests(
  reached: ReadonlyMap<string, number>,
  known: TestSeconds,
  secondsInAll = secondsForTests * availableParallelism(),
): { chosen: string[]; left: string[] } {
  const secondsOf = (test: string) => known.get(test) ?? expectedSeconds;
  const byDistance = [...reached]
    .sort(([a, near], [b, far]) => near - far || secondsOf(a) - secondsOf(b))
    .map(([test]) => test);
  let sum = 0;
  const end = byDistance.findIndex((test) => {
    sum += secondsOf(test);
    return sum > secondsInAll;
  });
  return end === -1
    ? { chosen: byDistance, left: [] }
    : { chosen: byDistance.slice(0, end), left: byDistance.slice(end) };
}

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { z } from 'zod';
import all from '../../vitest.config.ts';
import type { Sources } from './instrument.ts';
import type { SwitchedOn } from './switch-mutant.ts';

const hitsSchema = z.record(z.string(), z.number());
const coverageSchema = z.object({
  file: z.string(),
  seconds: z.number(),
  msOfSlowestTest: z.number(),
  loading: hitsSchema,
  byTest: z.record(z.string(), hitsSchema),
});
/** How often a test file executes each change: while it loads modules, and in each test or, as `hooks`, around them. */
export type Coverage = z.infer<typeof coverageSchema>;

/** A process grows with its runs, and if a change crashes it, the remaining changes are untried. */
const runsPerProcess = 30;

/** Vitest in this process, with one worker, on the instrumented code. */
export async function openTests({
  root,
  project: name,
  sources,
  globs,
}: {
  root: string;
  project: string;
  sources: Sources;
  globs: readonly string[];
}) {
  const folder = await mkdtemp(join(tmpdir(), 'rapport-mutate-'));
  const journal = join(folder, 'journal.jsonl');
  const projects = (all.test?.projects ?? []).flatMap((project) => {
    if (typeof project !== 'object' || !('test' in project) || project.test?.name !== name)
      return [];
    // Without `server`, which lets Node load our modules: they are to be instrumented.
    const { setupFiles, server: _, ...test } = project.test;
    return [
      {
        ...project,
        plugins: [
          {
            name: 'instrumented',
            enforce: 'pre' as const,
            load: (path: string) => sources.get(path)?.instrumented,
          },
        ],
        test: {
          ...test,
          ...(globs.length > 0 && { include: [...globs] }),
          setupFiles: [join(import.meta.dirname, 'switch-mutant.ts'), ...[setupFiles ?? []].flat()],
          maxWorkers: 1,
          // The cache ignores that the code is instrumented, and would keep it for other runs.
          fsModuleCache: false,
        },
      },
    ];
  });
  const vitest = await createVitest('test', {
    config: false,
    root,
    projects,
    maxWorkers: 1,
    fsModuleCache: false,
    watch: false,
    reporters: [{}],
    ...(globs.length === 0 && { related: [...sources.keys()] }),
  });
  const specifications = await vitest.globTestSpecifications();

  async function run(mutants: SwitchedOn[], files: readonly string[], timeouts = {}) {
    await writeFile(journal, '');
    vitest.provide('mutation', { mutants, timeouts, journal });
    vitest.state.filesMap.clear();
    const wanted = files.flatMap((file) =>
      specifications.filter(({ moduleId }) => moduleId === file),
    );
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted);
    const lines = (await readFile(journal, 'utf8')).trim().split('\n').filter(Boolean);
    const failed = testModules
      .filter((module) => !module.ok())
      .flatMap(({ relativeModuleId, children }) => {
        const tests = [...children.allTests('failed')].map(({ fullName }) => fullName);
        return `${relativeModuleId}: ${tests.join('; ')}`;
      })
      .concat(unhandledErrors.map(String));
    return { failed, lines: lines.map((line): unknown => JSON.parse(line)) };
  }

  return {
    /** Runs every test file once to record its coverage. Throws if a test fails without a change. */
    async cover(): Promise<Coverage[]> {
      const { failed, lines } = await run(
        [],
        specifications.map(({ moduleId }) => moduleId),
      );
      if (failed.length > 0)
        throw new Error(['Tests fail on the unchanged code:', ...failed].join('\n'));
      return z.array(coverageSchema).parse(lines);
    },

    /** The changes with which a test of the file fails, or its process crashes. */
    async killedBy(
      { file, seconds, msOfSlowestTest, loading, byTest }: Coverage,
      ids: readonly string[],
    ) {
      const killed: string[] = [];
      let waiting = ids.map((id): SwitchedOn => {
        const tests = Object.keys(byTest).filter((test) => byTest[test]?.[id]);
        const hits = [loading, ...Object.values(byTest)].map((counts) => counts[id] ?? 0);
        return {
          id,
          hitsMax: 100 * hits.reduce((sum, count) => sum + count, 0),
          tests: loading[id] || tests.includes('hooks') ? undefined : tests,
        };
      });
      while (waiting.length > 0) {
        const batch = waiting.slice(0, runsPerProcess);
        const { lines } = await run(
          batch,
          batch.map(() => file),
          {
            testTimeout: 10_000 + 4 * msOfSlowestTest,
            hookTimeout: 10_000 + 4000 * seconds,
          },
        );
        const entries = z
          .array(z.object({ id: z.string(), event: z.enum(['started', 'survived']) }))
          .parse(lines);
        const having = (event: string) =>
          new Set(entries.filter((entry) => entry.event === event).map(({ id }) => id));
        const [started, survived] = [having('started'), having('survived')];
        if (started.size === 0) throw new Error(`No test of ${file} could be started.`);
        killed.push(...[...started].filter((id) => !survived.has(id)));
        waiting = waiting.filter(({ id }) => !started.has(id));
      }
      return killed;
    },

    async close() {
      await vitest.close();
      await rm(folder, { recursive: true });
    },
  };
}

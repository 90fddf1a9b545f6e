import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { provideChromium } from './provide-chromium.ts';
import { runQuietly } from './run-quietly.ts';
import { buildWebAppIfNeeded } from './web-build.ts';

type Counts = { passed: number; failed: number };
/** `flaky` are lines about tests that failed and passed on the retry. */
type Outcome = Counts & { output: string; flaky?: string[] };
type Part = { name: string; run: () => Promise<Outcome> };

const reports = await mkdtemp(join(tmpdir(), 'rapport-test-'));
const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

async function readReport<T>(file: string, schema: z.ZodType<T>): Promise<T | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : schema.parse(JSON.parse(text));
}

/** A check counts as one test. */
function check(name: string, script: string): Part {
  return {
    name,
    async run() {
      const { succeeded, output } = await runQuietly('npm', ['run', '--silent', script]);
      return { output, passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
    },
  };
}

function vitest(name: string, projects: string[]): Part {
  return {
    name,
    async run() {
      const file = join(reports, `${name}.json`);
      const { succeeded, output } = await runQuietly('npx', [
        ...['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile=${file}`],
        '--reporter=./scripts/flaky-reporter.ts',
        ...projects.map((project) => `--project=${project}`),
      ]);
      const report = await readReport(file, vitestReport);
      const failed = report?.numFailedTests ?? 0;
      // Files that cannot be loaded and unhandled errors fail a run without a failing test.
      return {
        output,
        flaky: output.split('\n').filter((line) => line.startsWith('flaky: ')),
        passed: report?.numPassedTests ?? 0,
        failed: succeeded ? failed : Math.max(1, failed),
      };
    },
  };
}

const journeys: Part = {
  name: 'journeys',
  async run() {
    const missing = await provideChromium();
    if (missing) return { output: missing, passed: 0, failed: 1 };
    buildWebAppIfNeeded();
    const file = join(reports, 'journeys.json');
    const { succeeded, output } = await runQuietly('npm', ['test', '--silent', '-w', 'e2e'], {
      JOURNEYS_REPORT: file,
    });
    const stats = (await readReport(file, playwrightReport))?.stats;
    const { expected = 0, unexpected: failed = 0, flaky = 0 } = stats ?? {};
    return {
      output,
      // Output of the failed first run, with the place of its trace.
      flaky: flaky > 0 ? [output] : [],
      passed: expected + flaky,
      failed: succeeded ? failed : Math.max(1, failed),
    };
  },
};

const parts = [
  check('types', 'types'),
  check('lint', 'lint'),
  vitest('unit', ['packages', 'web-logic', 'web']),
  vitest('server', ['server']),
  journeys,
];

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !parts.some((part) => part.name === name));
if (unknown) {
  console.error(`There is no part '${unknown}': ${parts.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const total: Counts = { passed: 0, failed: 0 };
for (const { name, run } of parts) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const startedAt = performance.now();
  const { output, flaky = [], passed, failed } = await run();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  total.passed += passed;
  total.failed += failed;
  for (const text of failed > 0 ? [output] : flaky) console.log(text);
  console.log(`${name.padEnd(10)}${seconds.padStart(6)} s   ${passed} passed, ${failed} failed`);
  if (failed > 0) break;
}
await rm(reports, { recursive: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

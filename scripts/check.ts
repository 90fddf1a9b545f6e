import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readChange } from './check/changed-files.ts';
import { chooseTests, readTestSeconds } from './check/choose-tests.ts';
import { readModuleGraph } from './check/module-graph.ts';
import { reachedTests } from './check/reached-tests.ts';
import { runQuietly } from './run-quietly.ts';

// A quick check of a change: types, lint, and the nearest tests that the change since `main` can reach. What does not
// fit into two minutes is named; `npm test` and .ci/run check everything.

const root = join(import.meta.dirname, '..');
const { files, changesExports } = readChange(root);
const present = files.filter((file) => existsSync(join(root, file)));
const reached = reachedTests(files, readModuleGraph(root));
const { chosen, left } = chooseTests(reached, readTestSeconds(root));

const projects: [name: string, holds: (test: string) => boolean][] = [
  ['packages', (test) => /^(packages|scripts|lab)\//.test(test)],
  ['web-logic', (test) => /^apps\/web\/.*\.ts$/.test(test)],
  ['web', (test) => /^apps\/web\/.*\.tsx$/.test(test)],
  ['server', (test) => /^apps\/(server|cli)\//.test(test)],
];

let isWrong = false;

async function run(name: string, command: string, args: string[]): Promise<void> {
  const { succeeded, output, seconds } = await runQuietly(command, args);
  if (!succeeded) {
    isWrong = true;
    console.log(output);
  }
  console.log(`${succeeded ? 'right' : 'WRONG'}  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

console.log(`${files.length} files changed since main`);
await run('types', 'npm', ['run', '--silent', 'types']);
if (present.length > 0)
  await run('lint', 'npx', [
    ...['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched'],
    ...present,
  ]);
if (changesExports || files.some((file) => file.endsWith('package.json')))
  await run('dead code', 'npx', ['knip']);
for (const [project, holds] of projects) {
  const tests = chosen.filter(holds);
  if (tests.length > 0)
    await run(`${tests.length} test files of ${project}`, 'npx', [
      ...['vitest', 'run', '--reporter=dot', '--passWithNoTests', `--project=${project}`],
      ...tests,
    ]);
}
if (left.length > 0)
  console.log(`${left.length} test files that are further away were not run: npm test`);
process.exit(isWrong ? 1 : 0);

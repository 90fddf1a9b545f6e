import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChange } from './check/changed-files.ts';
import { chooseTests, expectedSeconds, readTestSeconds } from './check/choose-tests.ts';
import { goneWords } from './check/gone-words.ts';
import { readModuleGraph } from './check/module-graph.ts';
import { reachedTests } from './check/reached-tests.ts';
import { runQuietly } from './run-quietly.ts';

// A quick check of a change: types, lint, and the quick and nearest tests that the change since `main` can reach. What
// does not fit into two minutes is named; `npm test` and .ci/run check everything.

const root = join(import.meta.dirname, '..');
const { files, changesExports, shownDiff } = readChange(root);
const present = files.filter((file) => existsSync(join(root, file)));
const graph = readModuleGraph(root);
const known = readTestSeconds(root);
const { chosen, left } = chooseTests(
  reachedTests(files, graph),
  (test) => known.get(test) ?? expectedSeconds(test, graph.sources.get(test) ?? ''),
);

const productSources = [...graph.sources].flatMap(([file, source]) =>
  /^(?:apps|packages)\//.test(file) && !/\.test\.tsx?$/.test(file) ? source : [],
);
const readers = new Map(
  globSync(['e2e/**/*.ts', 'docs/*.md', 'README.md'], {
    cwd: root,
    exclude: ['**/node_modules'],
  }).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);
const gone = goneWords(shownDiff, productSources, readers);

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
if (chosen.length > 0)
  await run(`${chosen.length} test files`, 'npx', [
    ...['vitest', 'run', '--reporter=dot', '--passWithNoTests'],
    ...chosen,
  ]);
for (const { file, words } of gone)
  console.log(`look   ${file} has '${words}', which no source holds any more`);
if (left.length > 0)
  console.log(`${left.length} test files that are further away were not run: npm test`);
process.exit(isWrong ? 1 : 0);

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

// Mutation testing: `npm run mutate -- PATH...` changes the code under the paths piece by piece, runs the tests that load
// it, and lists the changes that no test noticed. Stryker copies the project, so the working tree is not changed.
// `--tests GLOB`, which may be repeated, runs only these test files: nearly every test of the server loads all of it.

const root = join(import.meta.dirname, '../..');
const libraries = join(import.meta.dirname, 'node_modules');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    processes: { type: 'string', default: '2' },
    tests: { type: 'string', multiple: true, default: [] },
  },
});
const [first] = positionals;
if (first === undefined || !positionals.every((path) => existsSync(resolve(root, path)))) {
  console.error('Name files or folders: npm run mutate -- packages/transcript/src/6-graph');
  process.exit(2);
}
const project = first.startsWith('packages/') ? 'packages' : 'server';
const files = positionals.map((path) =>
  /\.tsx?$/.test(path) ? path : `${path.replace(/\/$/, '')}/**/*.ts`,
);

if (!existsSync(libraries)) run('npm', ['ci', '--ignore-scripts'], import.meta.dirname);
const config = join(root, 'stryker.config.json');
await writeFile(
  config,
  JSON.stringify({
    plugins: [join(libraries, '@stryker-mutator/vitest-runner/dist/src/index.js')],
    testRunner: 'vitest',
    // The server's tests need processes: their option of V8 is none of threads.
    vitest: { configFile: 'scripts/mutate/vitest.config.ts', pool: 'forks' },
    mutate: [...files, '!**/*.test.ts', '!**/testing/**', '!**/weights.ts', '!**/learned-*.ts'],
    // Stryker rewrites the paths of a tsconfig with the API of TypeScript 6, which version 7 lacks.
    tsconfigFile: 'none.json',
    // Static mutants run while modules load: they change word lists and patterns, and each needs all tests.
    ignoreStatic: true,
    ignorePatterns: ['apps/web', 'e2e', 'dist', '.data', '.demo-data'],
    tempDirName: '.mutants',
    concurrency: Number(values.processes),
    reporters: ['clear-text'],
    clearTextReporter: { reportTests: false, allowColor: false },
    allowConsoleColors: false,
  }),
);
try {
  const { status } = run(process.execPath, [join(libraries, '.bin/stryker'), 'run', config], root);
  process.exitCode = status ?? 1;
} finally {
  await rm(config);
}

function run(command: string, args: readonly string[], cwd: string) {
  return spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    env: {
      ...process.env,
      MUTATED_PROJECT: project,
      MUTATED_TESTS: JSON.stringify(values.tests),
    },
  });
}

import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Tests about the embedded database, or without a database, are not repeated on PostgreSQL.
const withoutDatabase = [
  'apps/cli/**',
  '**/database/embedded/**',
  '**/backup/damage.test.ts',
  '**/crash-recovery.test.ts',
  '**/analysis-*.test.ts',
  '**/hostile-files.test.ts',
  '**/extract-text/**',
];
// Tests that need PostgreSQL: several processes share a database, or only a large one shows the query plans.
const onPostgres = ['**/*.postgres.test.ts'];

// Threads and server processes of tests load the same modules again and again, and strip their types each time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

// A test of the server outside its folder.
const demoOnServer = 'scripts/demo/close-in-their-weeks.test.ts';

const inScripts = (file: string) => join(import.meta.dirname, 'scripts', file);

const everywhere = {
  // Uses all cores, because nothing else runs on the machine meanwhile; the default leaves one idle.
  maxWorkers: '100%',
  // Much longer than needed, so that no sound test fails on a busy machine.
  testTimeout: 90_000,
  hookTimeout: 90_000,
  // Mail, webhooks and jobs follow an answer in the background; the default of a second is too short on a busy machine.
  expect: { poll: { timeout: 20_000 } },
  // A retry separates flaky tests from broken ones; scripts/flaky-reporter.ts names the flaky ones.
  retry: process.env.CI ? 1 : 0,
  setupFiles: [inScripts('same-examples.ts')],
};

/**
 * Node loads these once for all files of a worker, as in production, which a mock cannot replace. What they remember is
 * right for any test: read files, compiled expressions, prepared statements.
 */
const loadedOnce = [/\/(packages\/\w+|apps\/server|apps\/cli)\/src\/.*(?<!\.test)\.ts$/];

/**
 * Libraries and `loadedOnce` are loaded once for all files of a worker, other modules anew for each file. Only files of
 * the same project share a worker, so the projects run one after the other.
 */
const sharedWorkers = (groupOrder: number) => ({
  ...everywhere,
  isolate: false,
  server: { deps: { external: loadedOnce } },
  sequence: { groupOrder },
  setupFiles: [...everywhere.setupFiles, inScripts('fresh-modules.ts')],
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'packages',
          include: ['{packages,scripts,lab}/**/*.test.ts'],
          exclude: [demoOnServer],
          ...sharedWorkers(1),
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'apps/cli/**/*.test.ts', demoOnServer],
          exclude: process.env.TEST_DATABASE_URL ? withoutDatabase : onPostgres,
          globalSetup: 'apps/server/src/testing/prepare-database.ts',
          ...sharedWorkers(4),
        },
      },
      // Tests whose names end in .ts need no window; creating one takes longer than most of them run.
      {
        root: 'apps/web',
        resolve: { tsconfigPaths: true },
        test: { name: 'web-logic', include: ['src/**/*.test.ts'], ...sharedWorkers(2) },
      },
      'apps/web/vitest.config.ts',
    ],
  },
});

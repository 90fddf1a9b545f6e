import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// What has the embedded database for its subject, or none, tells nothing new on PostgreSQL.
const withoutDatabase = [
  'apps/cli/**',
  '**/crash-recovery.test.ts',
  '**/analysis-*.test.ts',
  '**/hostile-files.test.ts',
  '**/extract-text/**',
];
// Several processes share a database that is none of theirs, and only a large one shows how it is searched.
const onPostgres = ['**/*.postgres.test.ts'];

const inScripts = (file: string) => join(import.meta.dirname, 'scripts', file);

const everywhere = {
  // All cores: nothing else is asked of the machine meanwhile. One would be left idle otherwise.
  maxWorkers: '100%',
  // Far more than is needed, so that a busy machine fails no sound test.
  testTimeout: 90_000,
  hookTimeout: 90_000,
  // A retry tells a flaky test from a broken one; scripts/flaky-reporter.ts names it.
  retry: process.env.CI ? 1 : 0,
  setupFiles: [inScripts('same-examples.ts')],
};

/**
 * Libraries are loaded once for all files of a worker, and our own modules anew for each. Only files of the
 * same project share a worker, so that one project runs after the other.
 */
const sharedWorkers = (groupOrder: number) => ({
  ...everywhere,
  isolate: false,
  sequence: { groupOrder },
  setupFiles: [...everywhere.setupFiles, inScripts('fresh-modules.ts')],
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts'],
          ...sharedWorkers(1),
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'apps/cli/**/*.test.ts'],
          exclude: process.env.TEST_DATABASE_URL ? withoutDatabase : onPostgres,
          // Optimising the embedded database's code costs more than it saves in a test's short life.
          execArgv: ['--liftoff-only'],
          globalSetup: 'apps/server/src/testing/prepare-database.ts',
          ...sharedWorkers(4),
        },
      },
      // A test whose name ends in .ts needs no window, which takes longer to make than most of them to run.
      {
        root: 'apps/web',
        resolve: { tsconfigPaths: true },
        test: { name: 'web-logic', include: ['src/**/*.test.ts'], ...sharedWorkers(2) },
      },
      'apps/web/vitest.config.ts',
    ],
  },
});

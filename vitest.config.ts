import { defineConfig } from 'vitest/config';

// What has the embedded database for its subject, or none, tells nothing new on PostgreSQL.
const withoutDatabase = [
  'apps/cli/**',
  '**/crash-recovery.test.ts',
  '**/analysis-*.test.ts',
  '**/hostile-files.test.ts',
  '**/extract-text/**',
];

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'packages', include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'apps/cli/**/*.test.ts'],
          exclude: process.env.TEST_DATABASE_URL ? withoutDatabase : [],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      'apps/web/vitest.config.ts',
    ],
  },
});

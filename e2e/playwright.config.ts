import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './launch-options.ts';

// For the servers that journeys start.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/compiled');

export default defineConfig({
  // Without the paths of types, which Playwright would load as programs.
  tsconfig: '../tsconfig.base.json',
  // Node loads the server, as in production: Playwright would compile all of it, in each process.
  build: { external: ['**/apps/server/src/**', '**/packages/*/src/**'] },
  testDir: 'journeys',
  outputDir: '../test-results',
  // Each worker has its own server and each journey its own organization, so they share no data.
  workers: 2,
  fullyParallel: true,
  // Long enough for busy machines.
  timeout: 180_000,
  // The retry is traced and separates flaky journeys from broken ones; `npm test` lists both.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 30_000 },
  reporter: process.env.JOURNEYS_REPORT
    ? [['list'], ['json', { outputFile: process.env.JOURNEYS_REPORT }]]
    : 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    // Animations cost many redraws, so they are off; journeys that need them switch them on.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing costs a third of the time, so only retries are traced.
    trace: 'on-first-retry',
    launchOptions: {
      ...launchOptions,
      // Pages of one browser share a process and its compiled code.
      args: [...(launchOptions.args ?? []), '--process-per-site'],
    },
  },
});

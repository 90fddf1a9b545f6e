import { defineConfig } from '@playwright/test';
import { launchOptions } from './launch-options.ts';

export default defineConfig({
  // Without the paths of types, which Playwright would load as programs.
  tsconfig: '../tsconfig.base.json',
  testDir: 'journeys',
  outputDir: '../test-results',
  // Workers have their own servers and journeys their own organizations, so they share no data.
  workers: 2,
  fullyParallel: true,
  // Generous, for busy machines.
  timeout: 180_000,
  // The retry is traced and tells a flaky journey from a broken one. Both fail.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: true,
  expect: { timeout: 30_000 },
  reporter: process.env.JOURNEYS_REPORT
    ? [['list'], ['json', { outputFile: process.env.JOURNEYS_REPORT }]]
    : 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    // Animations cost many redraws; the journeys that need them ask for them.
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

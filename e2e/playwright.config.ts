import { defineConfig } from '@playwright/test';
import { launchOptions } from './launch-options.ts';

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  // Each worker has a server of its own and each journey its organization, so journeys never meet.
  workers: 2,
  fullyParallel: true,
  // Far more than is needed, so that a busy machine fails no sound journey.
  timeout: 180_000,
  // The second run is recorded and tells a flaky journey from a broken one. Both fail.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: true,
  expect: { timeout: 30_000 },
  reporter: process.env.JOURNEYS_REPORT
    ? [['list'], ['json', { outputFile: process.env.JOURNEYS_REPORT }]]
    : 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    // What slides and fades is drawn many times a second; the few that watch it ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a third of the time, so only what failed once is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      ...launchOptions,
      // Pages of one browser share a process, so that what is compiled for one serves the next.
      args: [...(launchOptions.args ?? []), '--process-per-site'],
    },
  },
});

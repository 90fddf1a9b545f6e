import { defineConfig } from '@playwright/test';
import { findChromium } from './find-chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  // Each worker has a server of its own, so journeys of different files never meet.
  workers: 2,
  timeout: 60_000,
  // A machine that does other things besides may lose a journey once; twice is a mistake.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 10_000 },
  reporter: process.env.JOURNEYS_REPORT
    ? [['list'], ['json', { outputFile: process.env.JOURNEYS_REPORT }]]
    : 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    trace: 'retain-on-failure',
    launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox'] },
  },
});

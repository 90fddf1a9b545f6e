import { type Browser, chromium } from '@playwright/test';
import { findChromium } from './find-chromium.ts';

/** A browser outside the journeys, the same as theirs. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
}

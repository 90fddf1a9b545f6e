import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from './launch-options.ts';

/** A browser outside the journeys, the same as theirs. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions);
}

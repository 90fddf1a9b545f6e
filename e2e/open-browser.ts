import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from './launch-options.ts';

/** For scripts outside the journeys. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions);
}

import { existsSync } from 'node:fs';
import { findChromium } from '../e2e/find-chromium.ts';
import { runQuietly } from './run-quietly.ts';

const missing =
  'The browser journeys need Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH.';

/** Returns null, or a message if Chromium is missing and cannot be installed. */
export async function provideChromium(): Promise<string | null> {
  const found = findChromium();
  if (found)
    return existsSync(found) ? null : `CHROMIUM_PATH names ${found}, which does not exist.`;
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!canInstall) return missing;
  console.log('No Chromium found: installing it with apt-get…');
  await runQuietly('apt-get', ['update']);
  await runQuietly('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
  return findChromium() ? null : missing;
}

import { existsSync } from 'node:fs';

/** The shell has no windows of its own and starts pages faster. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The browser for the journeys: `CHROMIUM_PATH`, else the system's. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  return CHROMIUM_PATH || usualPlaces.find((path) => existsSync(path));
}

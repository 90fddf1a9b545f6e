import type { LaunchOptions } from '@playwright/test';
import { findChromium } from './find-chromium.ts';

const executablePath = findChromium();

/** The address bar's pages: every new window loads them, a second of processor time each time. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright switches off itself, as a second list takes the place of the first. */
const switchedOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** How the browser is started, by the journeys and outside of them. */
export const launchOptions: LaunchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    `--disable-features=${[...switchedOffByPlaywright, ...addressBar].join(',')}`,
  ],
};

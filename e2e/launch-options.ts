import type { LaunchOptions } from '@playwright/test';
import { findChromium } from './find-chromium.ts';

const executablePath = findChromium();

/** Address bar pages, each of which costs 1 s of processor time per new window. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup'];

/** Playwright's own list, which our `--disable-features` would otherwise replace. */
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

export const launchOptions: LaunchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    `--disable-features=${[...switchedOffByPlaywright, ...addressBar].join(',')}`,
  ],
};

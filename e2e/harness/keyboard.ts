import type { Locator, Page } from '@playwright/test';

/** More than the tab stops of any screen. */
const tabsMax = 100;

export async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  const focused = target.and(page.locator(':focus'));
  for (let tabs = 0; tabs < tabsMax; tabs += 1) {
    await page.keyboard.press('Tab');
    if ((await focused.count()) > 0) return;
  }
  throw new Error(`${tabsMax} tabs do not lead to ${target}.`);
}

export async function enter(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

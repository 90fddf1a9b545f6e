import type { Locator, Page } from '@playwright/test';

/** More than there is to tab through on any screen. */
const tabsMax = 100;

/** Presses Tab until something has the focus, as a person without a mouse does. */
export async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  const focused = target.and(page.locator(':focus'));
  for (let tabs = 0; tabs < tabsMax; tabs += 1) {
    await page.keyboard.press('Tab');
    if ((await focused.count()) > 0) return;
  }
  throw new Error(`${tabsMax} tabs do not lead to ${target}.`);
}

/** Goes to something with Tab and presses Enter there. */
export async function enter(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

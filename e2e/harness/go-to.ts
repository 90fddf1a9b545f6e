import type { Page } from '@playwright/test';

/** Navigates an open page without reloading the app, as its links do. */
export async function goTo(page: Page, address: string) {
  await page.evaluate(`
    history.pushState(null, '', ${JSON.stringify(address)});
    dispatchEvent(new PopStateEvent('popstate'));
  `);
}

import type { Page } from '@playwright/test';

/** Leads a page that is open to another address, as its own links do: without loading the app anew. */
export async function goTo(page: Page, address: string) {
  await page.evaluate(`
    history.pushState(null, '', ${JSON.stringify(address)});
    dispatchEvent(new PopStateEvent('popstate'));
  `);
}

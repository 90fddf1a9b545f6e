import type { Browser, BrowserContext } from '@playwright/test';

/** A browser for one journey, which gives it back at its end. */
export type LentBrowser = { context: BrowserContext; giveBack(): Promise<void> };

/**
 * The browsers of a worker. Who borrows one finds nobody signed in and nothing kept there: only the app's
 * own files, which a new browser would have to load and to compile once more.
 */
export function lendBrowsers(browser: Browser, origin: string) {
  const idle: LentBrowser[] = [];

  async function open(): Promise<LentBrowser> {
    const context = await browser.newContext({ baseURL: origin });
    // As long as one page of the product is open, all share its process and what that has compiled.
    const keeper = await context.newPage();
    await keeper.goto('/favicon.svg');
    const session = await context.newCDPSession(keeper);
    const lent = {
      context,
      async giveBack() {
        const left = context.pages().filter((page) => page !== keeper);
        await Promise.all(left.map((page) => page.close()));
        await context.clearCookies();
        await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
        idle.push(lent);
      },
    };
    return lent;
  }

  return async (): Promise<LentBrowser> => idle.pop() ?? open();
}

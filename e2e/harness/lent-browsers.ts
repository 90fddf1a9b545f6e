import type { Browser, BrowserContext } from '@playwright/test';

export type LentBrowser = { context: BrowserContext; giveBack(): Promise<void> };

/**
 * Pools the browser contexts of a worker. A borrowed context has no session and no stored data. It keeps
 * the app's cached files, which a new context would have to load and compile again.
 */
export function lendBrowsers(browser: Browser, origin: string) {
  const idle: LentBrowser[] = [];

  async function open(): Promise<LentBrowser> {
    const context = await browser.newContext({ baseURL: origin });
    // One open page keeps the process and its compiled code alive for all pages of the app.
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

import { test as base, type Page } from '@playwright/test';
import { type LentBrowser, lendBrowsers } from './lent-browsers.ts';
import { type Person, type RunningServer, runServer } from './running-server.ts';

export const test = base.extend<
  {
    /** The owner of a new organization, so that journeys share no meetings. */
    owner: Person;
    /** A page with the owner signed in; `page` has no session. */
    ownerPage: Page;
    /** A page in another browser context. */
    openBrowserOf: (person?: Person) => Promise<Page>;
  },
  { server: RunningServer; borrowBrowser: () => Promise<LentBrowser> }
>({
  server: [
    async ({ browser: _ }, use) => {
      const server = await runServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  borrowBrowser: [
    async ({ browser, server }, use) => {
      await use(lendBrowsers(browser, server.url));
      // Contexts are closed first, because the closing server waits for open connections.
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
  owner: async ({ server }, use) => use(await server.createOwner()),
  ownerPage: async ({ page, context, owner }, use) => {
    await context.addCookies(owner.cookies);
    await use(page);
  },
  context: async ({ borrowBrowser }, use) => {
    const { context, giveBack } = await borrowBrowser();
    await use(context);
    await giveBack();
  },
  openBrowserOf: async ({ borrowBrowser }, use) => {
    const borrowed: LentBrowser[] = [];
    await use(async (person) => {
      const lent = await borrowBrowser();
      borrowed.push(lent);
      if (person) await lent.context.addCookies(person.cookies);
      return lent.context.newPage();
    });
    for (const { giveBack } of borrowed) await giveBack();
  },
});

export { expect } from '@playwright/test';

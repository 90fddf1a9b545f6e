import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { type Person, type RunningServer, runServer } from './running-server.ts';

export const test = base.extend<
  {
    /** Somebody with an organization of their own, so that no journey sees another's meetings. */
    owner: Person;
    /** A page on which the owner is signed in; `page` is a visitor's. */
    ownerPage: Page;
    /** Opens a browser of its own, with somebody signed in or as a visitor. */
    openBrowserOf: (person?: Person) => Promise<Page>;
  },
  { server: RunningServer }
>({
  server: [
    async ({ browser: _ }, use) => {
      const server = await runServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
  owner: async ({ server }, use) => use(await server.createOwner()),
  ownerPage: async ({ page, context, owner }, use) => {
    await context.addCookies(owner.cookies);
    await use(page);
  },
  openBrowserOf: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (person) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }) });
      contexts.push(context);
      if (person) await context.addCookies(person.cookies);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect } from '@playwright/test';

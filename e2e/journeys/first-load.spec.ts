import type { Page } from '@playwright/test';
import { paths } from '@rapport/contract';
import { scriptBytesMax, scriptBytesOf } from '../harness/first-load.ts';
import { meetingsPage } from '../harness/meetings-page.ts';
import { test as base, expect } from '../harness/test.ts';

/** A new browser context, so that nothing is cached. */
const test = base.extend({
  context: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    await use(context);
    await context.close();
  },
});

test('the first visit of the meetings loads no more script than the limit', async ({
  ownerPage: page,
}) => {
  const bytes = await scriptBytesOf(page, '/meetings');
  await expect(page.getByText('No meetings found')).toBeVisible();
  await expect(page.getByText('connected', { exact: true })).toBeVisible();
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(scriptBytesMax);
});

test('the first visit of the questions loads no more script than the limit', async ({
  ownerPage: page,
}) => {
  const bytes = await scriptBytesOf(page, '/ask-me-anything?data=own');
  await expect(page.getByText('No meetings to ask yet')).toBeVisible();
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(scriptBytesMax);
});

test('the first visit of What-if on the own source loads no more script than the limit', async ({
  ownerPage: page,
}) => {
  const bytes = await scriptBytesOf(page, '/offboarding/simulate?data=own');
  await expect(page.getByText('No meetings analysed yet')).toBeVisible();
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(scriptBytesMax);
});

/** Resource types of the requests for meetings until the network is idle; a preload has type 'other'. */
async function askersOfMeetings(page: Page): Promise<string[]> {
  const askers: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === paths.meetings) askers.push(request.resourceType());
  });
  await page.goto('/meetings', { waitUntil: 'networkidle' });
  return askers;
}

test('the meetings are preloaded, and no script requests them again', async ({
  ownerPage: page,
}) => {
  expect(await askersOfMeetings(page)).toEqual(['other']);
  await expect(page.getByText('No meetings found')).toBeVisible();
});

test('a browser revalidates the page each time, and caches its assets for good', async ({
  page,
}) => {
  const cached = new Map<string, string | undefined>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    cached.set(pathname, response.headers()['cache-control']);
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  expect(cached.get('/login')).toBe('no-cache');
  const assets = [...cached].filter(([path]) => path.startsWith('/assets/'));
  expect(assets.length).toBeGreaterThan(2);
  for (const [, control] of assets) expect(control).toContain('immutable');
});

test('a visitor without a session requests no meetings', async ({ page }) => {
  expect(await askersOfMeetings(page)).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});

test('the first visit of the sign-in page loads less', async ({ page }) => {
  const bytes = await scriptBytesOf(page, '/login');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(scriptBytesMax - 20_000);
});

test('dialogs and menus that load on demand open by the first key or click', async ({
  ownerPage: page,
}) => {
  const { open, uploadButton, dialog } = meetingsPage(page);
  await open();
  await uploadButton.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Meeting Title (Optional)')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(uploadButton).toBeFocused();

  await page.reload();
  const account = page.getByRole('button', { name: /account and organizations/ });
  const menu = page.getByRole('menu', { name: /account and organizations/ });
  await account.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();

  await page.reload();
  await account.click();
  await expect(menu).toBeVisible();
  await account.click();
  await expect(menu).toBeHidden();
  await expect(account).toBeFocused();
  await account.click();
  const search = page.getByRole('searchbox', { name: 'Search meetings' });
  await search.click();
  await expect(menu).toBeHidden();
  await expect(search).toBeFocused();
});

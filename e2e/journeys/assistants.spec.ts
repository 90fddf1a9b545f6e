import type { Page } from '@playwright/test';
import { mcpPath, paths } from '@rapport/contract';
import { createAssistant } from '@rapport/server/testing/factories/connected-assistants';
import { codesOf } from '@rapport/server/testing/totp';
import { z } from 'zod';
import { screenTour } from '../harness/screen-tour.ts';
import { expect, test } from '../harness/test.ts';

/** Uses up the code of this 30-second period, and returns the address of the key. */
async function switchOnTwoFactor(page: Page, origin: string, password: string): Promise<string> {
  const post = (path: string, data: object) =>
    page.request.post(`${paths.auth}/two-factor/${path}`, { data, headers: { origin } });
  const enabled = await post('enable', { password });
  const { totpURI } = z.object({ totpURI: z.string() }).parse(await enabled.json());
  await expect(await post('verify-totp', { code: codesOf(totpURI).now })).toBeOK();
  return totpURI;
}

test('a member with two-factor sign-in connects an assistant, which reads until it is revoked', async ({
  ownerPage,
  owner,
  server,
  openBrowserOf,
}) => {
  const member = await server.createMember(owner.organizationId);
  const address = await switchOnTwoFactor(await openBrowserOf(member), server.url, member.password);
  await owner.buildMeeting({ title: 'Weekly of the billing team', withResults: true });
  await ownerPage.goto('/admin?tab=settings');
  const settings = ownerPage.getByRole('region', { name: 'Assistants' });
  await settings.getByRole('switch', { name: /Let assistants read/ }).click();
  await ownerPage.getByRole('button', { name: 'Save Settings' }).click();
  await ownerPage.getByRole('alertdialog').getByRole('button', { name: /save/i }).click();
  await expect(ownerPage.getByText('have been updated successfully').first()).toBeVisible();

  const assistant = createAssistant({ url: server.url, fetch });
  const opened = await assistant.openPage();
  const page = await openBrowserOf();
  const { look } = screenTour(page);
  await page.goto(opened);
  await expect(page).toHaveURL('/login');
  await page.getByLabel('E-mail').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.keyboard.press('Enter');
  // The code of this 30-second period is already used.
  await page.getByLabel('Code from your app').fill(codesOf(address).next);
  await page.keyboard.press('Enter');
  const question = page.getByRole('heading', { name: 'Allow Claude to read your meetings?' });
  await look('an assistant asks', question);
  await expect(page.getByText('1 meeting at')).toBeVisible();

  // The assistant's own page is not there, but its address has the code.
  const continued = page.waitForRequest((request) => request.url().includes('/callback?'));
  await page.getByRole('combobox', { name: 'For how long' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Don’t allow' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await assistant.finish((await continued).url());
  const client = await assistant.client();
  const found = await client.callTool({ name: 'search_meetings', arguments: {} });
  expect(JSON.stringify(found)).toContain('Weekly of the billing team');

  await ownerPage.reload();
  const row = settings.getByRole('listitem').filter({ hasText: 'Claude' });
  await screenTour(ownerPage).look('a connected assistant', row);

  await page.goto('/meetings#settings');
  const own = page.getByRole('region', { name: 'Assistants' });
  await look('own assistants', own.getByText('Claude'));
  await own.getByRole('button', { name: /^Revoke Claude/ }).click();
  await expect(own.getByText('The assistant reads no more.')).toBeVisible();
  const refused = await fetch(server.url + mcpPath, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${assistant.kept.tokens?.access_token}`,
      'content-type': 'application/json',
    },
    body: '{}',
  });
  expect(refused.status).toBe(401);
});

test('a request that cannot be answered says so', async ({ ownerPage: page }) => {
  const { look } = screenTour(page);
  await page.goto('/allow-assistant?error=invalid_redirect&error_description=Call+this+number');
  await look('a request with a wrong address', page.getByText('This request cannot be answered'));
  await expect(page.getByText('Call this number')).toHaveCount(0);
  await page.goto('/allow-assistant?client_id=x&exp=1&sig=x');
  await look('a request that is too old', page.getByText(/^This request is too old/));
});

import { runServer } from '../harness/running-server.ts';
import { expect, test } from '../harness/test.ts';

test('the set-up link of an empty server creates its first owner', async ({ browser }) => {
  const empty = await runServer();
  const page = await browser.newPage({ baseURL: empty.url });
  await page.goto('/login');
  await expect(page.getByText(/^Nobody has an account here yet/)).toBeVisible();
  await page.goto(empty.setUpLink ?? '');
  await expect(page.getByRole('heading', { name: 'Create your organization' })).toBeVisible();
  await page.getByLabel('Organization').fill('Harbour & Finch');
  await page.getByLabel('Your name').fill('Ines Calloway');
  await page.getByLabel('E-mail').fill('first@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a-long-passphrase');
  await page.getByLabel('Confirm Password').fill('another-passphrase');
  await page.getByRole('button', { name: 'Create Organization' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();

  await page.getByLabel('Confirm Password').fill('a-long-passphrase');
  await page.getByRole('button', { name: 'Create Organization' }).click();
  await expect(page.getByRole('heading', { name: 'Your organization is ready' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Rapport' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await page.getByRole('link', { name: 'Meetings' }).click();
  await expect(page.getByText('No meetings found')).toBeVisible();

  await page.context().clearCookies();
  await page.goto(empty.setUpLink ?? '');
  await expect(page.getByRole('heading', { name: 'Invitation Error' })).toBeVisible();
  await page.close();
  await empty.close();
});

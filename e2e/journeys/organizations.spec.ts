import { meetingsPage } from '../harness/meetings-page.ts';
import { expect, test } from '../harness/test.ts';

test('a second organization is created, starts empty, and can be left for the first', async ({
  ownerPage: page,
  owner,
}) => {
  await owner.buildMeeting({ title: 'Only in the first' });
  const meetings = meetingsPage(page);
  await meetings.open();
  await expect(meetings.card('Only in the first')).toBeVisible();
  const account = page.getByRole('button', { name: /account and organizations/ });
  const first = /Organization \d+/;

  await account.click();
  await page.getByRole('menuitem', { name: 'Switch Context' }).click();
  const dialog = page.getByRole('dialog', { name: 'Switch Context' });
  await expect(dialog.getByRole('button', { name: first })).toContainText('Active');
  await dialog.getByLabel('Name').fill('Café Ibérica');
  await expect(dialog.getByLabel('Slug')).toHaveValue('cafe-iberica');
  await dialog.getByRole('button', { name: 'Create organization' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await page.getByRole('link', { name: 'Meetings' }).click();
  await expect(page.getByText('No meetings found')).toBeVisible();
  await expect(account).toContainText('Café Ibérica');
  await expect(page.getByText('connected', { exact: true })).toBeVisible();

  await account.click();
  await page.getByRole('menuitem', { name: 'Switch Context' }).click();
  await expect(dialog.getByRole('button', { name: 'Café Ibérica' })).toContainText('Active');
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: first }).click();
  await reloaded;
  await expect(meetings.card('Only in the first')).toBeVisible();
  await expect(account).toContainText(first);

  await account.click();
  const afterMenu = page.waitForEvent('load');
  await page.getByRole('menuitemradio', { name: 'Café Ibérica' }).click();
  await afterMenu;
  await expect(page.getByText('No meetings found')).toBeVisible();
});

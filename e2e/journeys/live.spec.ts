import { meetingsPage } from '../harness/meetings-page.ts';
import { expect, test } from '../harness/test.ts';
import { vttFile } from '../harness/transcript-files.ts';

test('an upload appears, finishes and disappears in another browser without reloading', async ({
  ownerPage: page,
  owner,
  server,
  openBrowserOf,
}) => {
  const otherPage = await openBrowserOf(owner);
  const [here, there] = [meetingsPage(page), meetingsPage(otherPage)];
  await here.open();
  await there.open();
  await expect(otherPage.getByText('No meetings found')).toBeVisible();

  server.gate.hold('analyzing_sentiment');
  await here.upload(vttFile(), 'Seen from afar');
  const card = there.card('Seen from afar');
  await expect(card.getByText('Step 5 of 8 · Analyzing sentiment')).toBeVisible();
  server.gate.open();
  await expect(card.getByRole('link', { name: 'Seen from afar' })).toBeVisible();

  await page.getByRole('link', { name: 'Seen from afar' }).click();
  await page.getByRole('button', { name: 'Meeting menu' }).click();
  await page.getByRole('menuitem', { name: 'Delete Meeting' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Meeting' }).click();
  await expect(card).toBeHidden();
});

test('a session that is ended in another browser is reported at once', async ({
  ownerPage: page,
  owner,
  openBrowserOf,
}) => {
  await page.goto('/meetings');
  await expect(page.getByText('connected', { exact: true })).toBeVisible();
  const elsewhere = await openBrowserOf();
  await elsewhere.goto('/login');
  await elsewhere.getByLabel('E-mail').fill(owner.email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(owner.password);
  await elsewhere.getByRole('button', { name: 'Sign In' }).click();
  await elsewhere.getByRole('button', { name: /account and organizations/ }).click();
  await elsewhere.getByRole('menuitem', { name: 'Settings' }).click();
  await elsewhere.getByRole('button', { name: 'Sign out other sessions' }).click();
  await expect(page.getByText('Your session has expired.')).toBeVisible();
});

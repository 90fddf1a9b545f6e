import { readFile } from 'node:fs/promises';
import { administrationPage } from '../harness/administration-page.ts';
import { csvFile } from '../harness/directory-files.ts';
import { expect, test } from '../harness/test.ts';

test('a role change is refused to a former admin, and for a removed member', async ({
  owner,
  server,
  openBrowserOf,
}) => {
  const admin = await server.createMember(owner.organizationId, 'admin');
  const colleague = await server.createMember(owner.organizationId);
  const page = await openBrowserOf(admin);
  const administration = administrationPage(page);
  await administration.open();
  // The profile asks for the reader's permissions again; the role changes after that response.
  const asked = page.waitForRequest('**/has-permission');
  await administration.row(colleague.email).getByRole('link').click();
  await (await asked).response();
  await expect(page.getByLabel('Organization Role')).toHaveValue('member');
  await server.changeRole(admin, 'member');
  await administration.chooseRole('Admin');
  await expect(
    administration.toast("You don't have permission to update user roles."),
  ).toBeVisible();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();

  const ownerPage = await openBrowserOf(owner);
  const asOwner = administrationPage(ownerPage);
  await ownerPage.goto(`/users/${colleague.accountId}`);
  await expect(ownerPage.getByLabel('Organization Role')).toHaveValue('member');
  await server.removeMember(colleague);
  await asOwner.chooseRole('Admin');
  await expect(asOwner.toast('User not found or not a member of this organization.')).toBeVisible();
});

test('a refused invitation shows the reason and keeps the dialog open', async ({
  owner,
  server,
  openBrowserOf,
}) => {
  const admin = await server.createMember(owner.organizationId, 'admin');
  const page = await openBrowserOf(admin);
  const administration = administrationPage(page);
  const { inviteDialog } = administration;
  const send = () => inviteDialog.getByRole('button', { name: 'Send Invitation' }).click();
  await administration.open();
  await administration.invite(owner.email);
  const isMember = 'User is already invited or is a member of this organization.';
  await expect(inviteDialog.getByRole('alert')).toHaveText(isMember);

  await inviteDialog.getByLabel('E-mail').fill('sana@example.com');
  await send();
  await expect(inviteDialog).toBeHidden();
  await administration.invite('sana@example.com');
  await expect(inviteDialog.getByRole('alert')).toHaveText(isMember);

  // Sends a role that the dialog does not offer.
  await page.route('**/invite-member', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), role: 'chief' } }),
  );
  await inviteDialog.getByLabel('E-mail').fill('tariq@example.com');
  await send();
  await expect(inviteDialog.getByRole('alert')).toHaveText(
    'Invalid invitation request. Please check the user details.',
  );
  await page.unroute('**/invite-member');

  await server.changeRole(admin, 'member');
  await send();
  await expect(inviteDialog.getByRole('alert')).toHaveText(
    "You don't have permission to invite users to this organization.",
  );
  await expect(inviteDialog.getByLabel('E-mail')).toHaveValue('tariq@example.com');
});

test('incomplete settings are refused, and so are those of a former admin', async ({
  owner,
  server,
  openBrowserOf,
}) => {
  const admin = await server.createMember(owner.organizationId, 'admin');
  const page = await openBrowserOf(admin);
  const { toast, open } = administrationPage(page);
  const save = page.getByRole('button', { name: 'Save Settings' });
  await open('?tab=settings');
  await page.getByLabel('Hosting Zone *').selectOption('');
  await save.click();
  await expect(toast('Please fill in all required fields.')).toBeVisible();
  await expect(page.getByText('Hosting zone is required')).toBeVisible();

  await page.getByLabel('Hosting Zone *').selectOption('Europe');
  await save.click();
  await expect(toast('Organization settings have been updated successfully.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Hosting Zone *')).toHaveValue('EU');

  await page.getByLabel('Timezone *').selectOption('Sydney');
  await page.route('**/api/organization/settings', (route) => route.fulfill({ status: 500 }));
  await save.click();
  await expect(toast('Failed to update organization settings. Please try again.')).toBeVisible();
  await page.unroute('**/api/organization/settings');

  await server.changeRole(admin, 'member');
  await save.click();
  await expect(toast('Not authorized')).toBeVisible();
  await expect(page.getByText('1 change not saved: Timezone')).toBeVisible();
});

test('an import lists skipped rows; search and page size survive a reload', async ({
  ownerPage: page,
}) => {
  const administration = administrationPage(page);
  await administration.open();
  await page.getByRole('button', { name: 'Import users' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import users' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose File' }).click();
  const people = Array.from({ length: 30 }, (_, index) => `kit-${index + 1}@example.com`);
  await (await chooser).setFiles(csvFile([...people, 'nowhere']));
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByText('30 users added, 0 updated.')).toBeVisible();
  await expect(dialog.getByText(/^1 row was skipped\./)).toBeVisible();
  await expect(
    dialog.getByRole('table', { name: 'Skipped rows' }).getByRole('row').last(),
  ).toHaveText(/32.*The email is not a valid e-mail address\./);
  await dialog.getByRole('button', { name: 'Done' }).click();

  const showing = (sentence: string) => expect(page.getByText(sentence)).toBeVisible();
  await showing('Showing 1 to 10 of 31 users');
  await page.getByRole('link', { name: 'Next' }).click();
  await showing('Showing 11 to 20 of 31 users');
  await page.reload();
  await showing('Showing 11 to 20 of 31 users');

  await page.getByLabel('Per page').selectOption('25');
  await showing('Showing 1 to 25 of 31 users');
  await administration.search.fill('kit-');
  await showing('Showing 1 to 25 of 30 users');
  await page.reload();
  await showing('Showing 1 to 25 of 30 users');
  await expect(administration.search).toHaveValue('kit-');
  await administration.row('kit-1@example.com').getByRole('link').click();
  await page.getByRole('link', { name: 'Back to Users' }).click();
  await showing('Showing 1 to 25 of 30 users');

  await administration.search.fill('nobody at all');
  await showing('No users found matching "nobody at all". Try adjusting your search terms.');
  await page.getByRole('button', { name: 'Clear Search', exact: true }).click();
  await showing('Showing 1 to 25 of 31 users');
});

test('an open menu stays when the table turns into a list', async ({ ownerPage: page }) => {
  const administration = administrationPage(page);
  await administration.open();
  await page.getByRole('button', { name: /^Menu for/ }).click();
  const entry = page.getByRole('menuitem', { name: 'View profile' });
  await expect(entry).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(entry).toBeInViewport();
  await entry.click();
  await expect(page).toHaveURL(/\/users\//);
});

test('the audit log lists actions, is filtered, and is downloaded as CSV', async ({
  owner,
  page,
}) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  const administration = administrationPage(page);
  await administration.entry.click();
  await administration.invite('audited@example.com', 'Admin');
  await expect(
    administration.toast('Invitation sent successfully to audited@example.com'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Audit log' }).click();
  const rows = page.getByRole('table', { name: 'Audit log' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('Invited');
  await expect(rows.nth(1)).toContainText('audited@example.com · Admin');
  await expect(rows.nth(1)).toContainText(owner.email);
  await expect(rows.filter({ hasText: 'Signed in' })).toHaveCount(1);
  await page.getByLabel('What was done').selectOption('Signed in');
  await expect(page).toHaveURL(/action=sign-in/);
  await expect(rows.filter({ hasText: 'Invited' })).toHaveCount(0);
  await page.getByLabel('What was done').selectOption('Everything');
  await page.getByPlaceholder('Search by name or email...').fill('audited@');
  await expect(page).toHaveURL(/=audited/);
  await expect(rows).toHaveCount(2);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Audit log \d{4}-\d\d-\d\d\.csv$/);
  const file = await readFile(await download.path(), 'utf8');
  expect(file.split('\r\n')).toHaveLength(3);
  expect(file).toContain('"invitation-sent","Invited"');
  await page.getByLabel('From').fill('2020-01-01');
  await expect(page).toHaveURL(/from=2020-01-01/);
  await page.getByLabel('to', { exact: true }).fill('2020-01-02');
  await expect(page.getByText('No entries found')).toBeVisible();
  await page.reload();
  await expect(page.getByPlaceholder('Search by name or email...')).toHaveValue('audited@');
  await expect(page.getByLabel('From')).toHaveValue('2020-01-01');
});

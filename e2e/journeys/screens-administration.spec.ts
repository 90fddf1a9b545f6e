import { administrationPage } from '../harness/administration-page.ts';
import { csvFile } from '../harness/directory-files.ts';
import { goTo } from '../harness/go-to.ts';
import { screenTour } from '../harness/screen-tour.ts';
import { expect, test } from '../harness/test.ts';

const longEmail =
  'maximiliana.theodora.featherstonehaugh@the-rather-long-name-of-a-company.example';

test('users, their dialogs and the settings look right', async ({
  ownerPage: page,
  owner,
  server,
}) => {
  const { look } = screenTour(page);
  const administration = administrationPage(page);
  const { inviteDialog } = administration;
  const colleague = await server.createMember(owner.organizationId);
  await administration.open();
  await page.getByRole('button', { name: 'Import users' }).click();
  const importDialog = page.getByRole('dialog', { name: 'Import users' });
  await look('import', importDialog);
  await importDialog.getByRole('button', { name: 'Import', exact: true }).click();
  await look('import without a file', page.getByText('Please select a CSV file to import.'));
  const chooser = page.waitForEvent('filechooser');
  await importDialog.getByRole('button', { name: 'Choose File' }).click();
  const people = Array.from({ length: 60 }, (_, index) => `kit-${index + 1}@example.com`);
  await (await chooser).setFiles(csvFile([...people, longEmail, 'nowhere']));
  await importDialog.getByRole('button', { name: 'Import', exact: true }).click();
  await look('an import with a skipped row', importDialog.getByRole('table'));
  await importDialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Invite User', exact: true }).click();
  await look('invitation', inviteDialog);
  await inviteDialog.getByRole('button', { name: 'Send Invitation' }).click();
  await look('invitation of nobody', page.getByText('Please enter a valid email address'));
  await inviteDialog.getByLabel('E-mail').fill(longEmail);
  await inviteDialog.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(inviteDialog).toBeHidden();

  await administration.open('?page=4');
  await look('a page of users', page.getByText('Showing 31 to 40 of 63 users'));
  await goTo(page, '/admin?search=maximiliana');
  await look('somebody invited', page.getByText('Showing 1 to 1 of 1 users'));
  for (const width of [1440, 360] as const) {
    // A narrow window shows a list instead of the table, with its own menus.
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: `Menu for ${longEmail}` }).click();
    const cancel = page.getByRole('menuitem', { name: 'Cancel invitation' });
    await look('their menu', cancel, [width]);
    await cancel.click();
    await look('question before it is cancelled', page.getByRole('alertdialog'), [width]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Resend invitation to ${longEmail}` }).click();
    const again = page.getByRole('dialog', { name: 'Resend Invitation' });
    await look('invitation once more', again, [width]);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('link', { name: longEmail }).click();
  await look('profile of somebody invited', page.getByText('Account Status'));
  await goTo(page, `/users/${colleague.accountId}`);
  await look('profile of a member', page.getByLabel('Organization Role'));
  await page.getByRole('button', { name: 'Erase person' }).click();
  await look('question before a person is erased', page.getByLabel(/^Type .* to confirm$/));
  await page.keyboard.press('Escape');
  await goTo(page, '/your-data');
  await look('own data', page.getByText('You are not tied to a speaker in any meeting.'));

  await goTo(page, '/admin?search=nobody');
  await look('no users found', page.getByText('No Users Found'));
  await page.route('**/api/v1/user/all?*', (route) => route.fulfill({ status: 400 }));
  await administration.open();
  await look('users that cannot be loaded', page.getByText(/^Failed to load users/));
  await goTo(page, '/admin?tab=settings');
  await look('settings', page.getByLabel('Hosting Zone *'));
  await page.getByLabel('Original Files').selectOption('30 days');
  await look('retention', page.getByText('Nothing is old enough to be deleted.'));
  await page.getByLabel('Timezone *').selectOption('');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await look('settings with a mistake', page.getByText('Timezone is required'));
  await page.goto('/admin/audit-log');
  await look('audit log', page.getByRole('cell', { name: /Imported people/ }));
  await goTo(page, '/admin/audit-log?search=nobody');
  await look('audit log without entries', page.getByText('No entries found'));
  await server.letRunInstallation(owner.organizationId);
  await page.goto('/admin/system');
  await look('system', page.getByText('Last backup'));
});

test('the page about what is computed looks right', async ({ ownerPage: page }) => {
  const { look } = screenTour(page);
  await page.goto('/your-data');
  await page.getByRole('link', { name: 'What is computed about whom' }).click();
  await look('what is computed about whom', page.getByText(/^Rules of /));
});

test('a profile as a member sees it looks right', async ({ owner, server, openBrowserOf }) => {
  const member = await server.createMember(owner.organizationId);
  const page = await openBrowserOf(member);
  await page.goto(`/users/${member.accountId}`);
  await screenTour(page).look('own profile', page.getByText('Account Status'));
});

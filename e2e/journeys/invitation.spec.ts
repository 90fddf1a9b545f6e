import { acceptInvitationPage } from '../harness/accept-invitation-page.ts';
import { administrationPage } from '../harness/administration-page.ts';
import { linkOf } from '../harness/mailbox.ts';
import { runServer } from '../harness/running-server.ts';
import { expect, test } from '../harness/test.ts';

const passphrase = 'a-long-passphrase';

test('the first owner invites a person, who joins and is made an admin', async ({ browser }) => {
  const server = await runServer();
  const page = await browser.newPage({ baseURL: server.url });
  await page.goto(server.setUpLink ?? '');
  await acceptInvitationPage(page).setUp({
    organization: 'Harbour & Finch',
    name: 'Ines Calloway',
    email: 'first@example.com',
    password: passphrase,
  });

  const administration = administrationPage(page);
  await administration.entry.click();
  await administration.invite('ines@example.com');
  await expect(
    administration.toast('Invitation sent successfully to ines@example.com'),
  ).toBeVisible();
  await expect(administration.row('ines@example.com')).toContainText('Invited');

  const mail = await server.mailbox.takeMailTo('ines@example.com');
  const link = linkOf(mail);
  expect(mail.subject).toMatch(/^You are invited to .+ on Rapport$/);
  expect(mail.html).toContain('Accept the invitation');
  expect(mail.text).toContain('Ines Calloway invites you to join Harbour & Finch');
  expect(mail.text).toContain(link);

  const guest = await browser.newPage({ baseURL: server.url });
  await guest.goto(link);
  await expect(guest.getByLabel('E-mail')).toHaveValue('ines@example.com');
  await acceptInvitationPage(guest).signUp(passphrase);
  const asGuest = administrationPage(guest);
  await guest.getByRole('link', { name: 'Meetings' }).click();
  await expect(guest.getByText('No meetings found')).toBeVisible();
  await expect(asGuest.entry).toHaveCount(0);
  await guest.goto('/admin');
  await expect(guest.getByText('Oops! Page not found')).toBeVisible();

  await page.reload();
  const row = administration.row('ines@example.com');
  await expect(row).toContainText('Active');
  await row.getByRole('link', { name: 'ines@example.com' }).click();
  await administration.chooseRole('Admin');
  await expect(
    administration.toast('Role updated successfully to Admin for ines@example.com'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to Users' }).click();
  await expect(row).toContainText('Admin');

  await guest.goto('/meetings');
  await asGuest.entry.click();
  await expect(asGuest.row('first@example.com')).toContainText('Owner');
  await Promise.all([page.close(), guest.close()]);
  await server.close();
});

test('an invitation for another account says so, and signs out before continuing', async ({
  owner,
  server,
  openBrowserOf,
}) => {
  const page = await openBrowserOf(owner);
  const administration = administrationPage(page);
  await administration.open();
  await administration.invite('jun@example.com');
  const link = linkOf(await server.mailbox.takeMailTo('jun@example.com'));

  await page.goto(link);
  await expect(
    page.getByText(
      `This invitation is for jun@example.com but you're currently signed in as ${owner.email}.`,
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out and Continue' }).click();
  await acceptInvitationPage(page).signUp(passphrase);

  const later = await openBrowserOf();
  await later.goto(link);
  await expect(acceptInvitationPage(later).heading('Invitation Error')).toBeVisible();
  await expect(
    later.getByText('Failed to load invitation details. The invitation may be expired or invalid.'),
  ).toBeVisible();
  await later.getByRole('link', { name: 'Go to Login' }).click();
  await expect(later.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});

test('a person with an account accepts by signing in', async ({ owner, server, openBrowserOf }) => {
  const elsewhere = await server.createOwner();
  const page = await openBrowserOf(owner);
  const administration = administrationPage(page);
  await administration.open();
  await administration.invite(elsewhere.email, 'Admin');
  const link = linkOf(await server.mailbox.takeMailTo(elsewhere.email));

  const guest = await openBrowserOf();
  await guest.goto(link);
  await guest.getByLabel('Password', { exact: true }).fill(elsewhere.password);
  await guest.getByRole('button', { name: 'Sign In and Accept' }).click();
  await expect(acceptInvitationPage(guest).heading('Invitation Accepted!')).toBeVisible();
  await guest.getByRole('link', { name: 'Go to Rapport' }).click();
  await administrationPage(guest).entry.click();
  await expect(administrationPage(guest).row(owner.email)).toContainText('Owner');
});

test('a cancelled invitation cannot be accepted any more', async ({
  ownerPage: page,
  server,
  openBrowserOf,
}) => {
  const administration = administrationPage(page);
  await administration.open();
  await administration.invite('noor@example.com');
  const link = linkOf(await server.mailbox.takeMailTo('noor@example.com'));
  const row = administration.row('noor@example.com');
  await row.getByRole('button', { name: 'Menu for noor@example.com' }).click();
  await page.getByRole('menuitem', { name: 'Cancel invitation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Invitation' }).click();
  await expect(row).not.toContainText('Invited');

  const guest = await openBrowserOf();
  await guest.goto(link);
  await expect(acceptInvitationPage(guest).heading('Invitation Error')).toBeVisible();
});

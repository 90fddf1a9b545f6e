import { acceptInvitationPage } from '../harness/accept-invitation-page.ts';
import { administrationPage } from '../harness/administration-page.ts';
import { goTo } from '../harness/go-to.ts';
import { linkOf } from '../harness/mailbox.ts';
import { screenTour } from '../harness/screen-tour.ts';
import { expect, test } from '../harness/test.ts';

const longEmail =
  'maximiliana.theodora.featherstonehaugh@the-rather-long-name-of-a-company.example';

test('sign-in, forgotten password and the not-found page look right', async ({ page, owner }) => {
  const { look } = screenTour(page);
  const heading = (name: string) => page.getByRole('heading', { name });
  await page.goto('/login');
  await look('sign-in', heading('Sign In'));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await look('sign-in with mistakes', page.getByText('Password is required'));
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await look('refused sign-in', page.getByText('Invalid email or password'));

  await goTo(page, '/forgot-password');
  await look('forgotten password', heading('Forgot Password'));
  await page.getByLabel('E-mail').fill(longEmail);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await look('reset mail is on its way', heading('Check Your Email'));

  await goTo(page, '/reset-password');
  await look('reset without a token', heading('Reset Failed'));
  await goTo(page, '/reset-password/spent');
  await look('new password', heading('Reset Password'));
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await look('new password with mistakes', page.getByText('Password is required'));
  await page.getByLabel('New Password', { exact: true }).fill('Quiet-Harbour-7');
  await page.getByLabel('Confirm New Password').fill('Quiet-Harbour-7');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await look('refused reset', heading('Reset Failed'));

  await goTo(page, '/nowhere');
  await look('not found', heading('404'));
});

test('every state of an invitation looks right', async ({ owner, server, openBrowserOf }) => {
  const page = await openBrowserOf(owner);
  const administration = administrationPage(page);
  const elsewhere = await server.createOwner();
  await administration.open();
  const invite = async (email: string) => {
    await administration.invite(email);
    await expect(administration.inviteDialog).toBeHidden();
    return linkOf(await server.mailbox.takeMailTo(email));
  };
  const [link, linkWithAccount] = [await invite(longEmail), await invite(elsewhere.email)];
  await page.goto(link);
  await screenTour(page).look('for somebody else', page.getByText('This invitation is for'));

  const guest = await openBrowserOf();
  const { look } = screenTour(guest);
  const { heading } = acceptInvitationPage(guest);
  await guest.goto('/accept-invite/unknown');
  await look('unknown invitation', heading('Invitation Error'));
  await guest.goto(linkWithAccount);
  await look('invited with an account', heading('Sign In'));
  await guest.getByRole('button', { name: 'Sign In and Accept' }).click();
  await look('without the password', guest.getByText('Please enter your password'));
  await guest.goto(link);
  await look('invited without an account', heading('Create Your Account'));
  await guest.getByRole('button', { name: 'Create Account and Accept' }).click();
  await look('sign-up with mistakes', guest.getByText('Please fill in all fields'));
  await guest.getByLabel('Password', { exact: true }).fill('a-long-passphrase');
  await guest.getByLabel('Confirm Password').fill('a-long-passphrase');
  await guest.getByRole('button', { name: 'Create Account and Accept' }).click();
  await look('accepted', heading('Invitation Accepted!'));
});

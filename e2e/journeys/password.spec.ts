import { linkOf } from '../harness/mailbox.ts';
import { expect, test } from '../harness/test.ts';

test('a forgotten password is reset by a mailed link, once', async ({ page, owner, server }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await page.getByLabel('E-mail').fill('nobody');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();

  const mail = await server.mailbox.takeMailTo(owner.email);
  const link = linkOf(mail);
  expect(mail.subject).toBe('Set a new password for Rapport');
  expect(mail.text).toContain(link);

  const newPassword = page.getByLabel('New Password', { exact: true });
  const confirmation = page.getByLabel('Confirm New Password');
  const set = page.getByRole('button', { name: 'Reset Password' });
  const tooShort = page.getByText('Password must be at least 8 characters long');
  const tooPlain = page.getByText(
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  );
  await page.goto(link);
  await set.click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByText('Please confirm your password')).toBeVisible();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please fix the validation errors' }),
  ).toBeVisible();
  await newPassword.fill('Short-1');
  await expect(tooShort).toBeVisible();
  await newPassword.fill('all-small-letters');
  await expect(tooPlain).toBeVisible();
  await newPassword.fill('Quiet-Harbour-7');
  await confirmation.fill('Quiet-Harbour-8');
  await expect(tooPlain).toBeHidden();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await confirmation.fill('Quiet-Harbour-7');
  await set.click();
  await expect(page.getByRole('heading', { name: 'Password Reset Successful!' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to Login' }).click();
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('Quiet-Harbour-7');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();

  await page.goto(link);
  await newPassword.fill('Another-Harbour-9');
  await confirmation.fill('Another-Harbour-9');
  await set.click();
  await expect(page.getByRole('heading', { name: 'Reset Failed' })).toBeVisible();
  await expect(
    page.getByText('Invalid or expired reset token. Please request a new password reset.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Request a New Link' }).click();
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
});

test('an administrator sends a reset link from a profile', async ({
  ownerPage: page,
  owner,
  server,
}) => {
  const colleague = await server.createMember(owner.organizationId);
  await page.goto(`/users/${colleague.accountId}`);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('status')).toContainText([
    `Password reset email sent to ${colleague.email}`,
  ]);
  const mail = await server.mailbox.takeMailTo(colleague.email);
  await page.context().clearCookies();
  await page.goto(linkOf(mail));
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
});

import { screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

const resetPath = '*/api/auth/reset-password';
let resets: unknown[];

beforeEach(() => {
  resets = [];
  server.use(
    ...accountServer({}).handlers,
    http.post(resetPath, async ({ request }) => {
      resets.push(await request.json());
      return HttpResponse.json({ status: true });
    }),
  );
});

async function resetTo(newPassword: string, confirmation = newPassword) {
  const app = await renderApp('/reset-password/a-token');
  const field = await screen.findByLabelText('New Password');
  if (newPassword) await app.user.type(field, newPassword);
  if (confirmation)
    await app.user.type(screen.getByLabelText('Confirm New Password'), confirmation);
  await app.user.click(screen.getByRole('button', { name: 'Reset Password' }));
  return app;
}

test('while the page loads, it says so', async () => {
  await renderApp('/reset-password/a-token');
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Reset Password' })).toBeVisible();
  expect(document.title).toBe('Reset Password · Rapport');
});

test('the new password is sent with the token of the link', async () => {
  const { user, router } = await resetTo('New-horse-10');
  const heading = await screen.findByRole('heading', { name: 'Password Reset Successful!' });
  expect(heading).toHaveFocus();
  expect(await screen.findByText('Password reset successfully!')).toBeVisible();
  expect(resets).toEqual([{ token: 'a-token', newPassword: 'New-horse-10' }]);
  await user.click(screen.getByRole('link', { name: 'Back to Login' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test.each([
  ['', '', 'Password is required', 'Please confirm your password'],
  ['Short-1', 'Short-1', 'Password must be at least 8 characters long', ''],
  [
    'no-upper-case-1',
    'no-upper-case-1',
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    '',
  ],
  ['New-horse-10', 'New-horse-11', '', 'Passwords do not match'],
])('"%s" and "%s" are refused at the fields', async (password, confirmation, first, second) => {
  await resetTo(password, confirmation);
  expect(await screen.findByText('Please fix the validation errors')).toBeVisible();
  if (first) {
    expect(screen.getByLabelText('New Password')).toHaveAccessibleDescription(first);
    expect(screen.getByLabelText('New Password')).toHaveFocus();
  } else expect(screen.getByLabelText('New Password')).toBeValid();
  if (second) {
    expect(screen.getByLabelText('Confirm New Password')).toHaveAccessibleDescription(second);
  } else expect(screen.getByLabelText('Confirm New Password')).toBeValid();
  expect(resets).toEqual([]);
});

test('the error disappears once the input is corrected', async () => {
  const { user } = await resetTo('New-horse-10', 'New-horse-11');
  const refusal = await screen.findByText('Please fix the validation errors');
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
  await waitFor(() => expect(refusal).not.toBeInTheDocument());
  expect(await screen.findByText('Please fix the validation errors')).toBeVisible();
  const confirmation = screen.getByLabelText('Confirm New Password');
  await user.clear(confirmation);
  await user.type(confirmation, 'New-horse-10');
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
  expect(await screen.findByText('Password reset successfully!')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByText('Please fix the validation errors')).not.toBeInTheDocument(),
  );
});

test('while the password is set, the form is disabled', async () => {
  server.use(http.post(resetPath, () => delay('infinite')));
  await resetTo('New-horse-10');
  expect(await screen.findByRole('button', { name: 'Resetting...' })).toBeVisible();
  expect(screen.getByLabelText('New Password')).toBeDisabled();
  expect(screen.getByLabelText('Confirm New Password')).toBeDisabled();
});

test('each password can be shown separately', async () => {
  const { user } = await renderApp('/reset-password/a-token');
  await screen.findByLabelText('New Password');
  const [first] = screen.getAllByRole('button', { name: 'Show password' });
  if (first) await user.click(first);
  expect(screen.getByLabelText('New Password')).toHaveAttribute('type', 'text');
  expect(screen.getByLabelText('Confirm New Password')).toHaveAttribute('type', 'password');
});

test('a link without a token cannot be used', async () => {
  await renderApp('/reset-password');
  expect(await screen.findByRole('heading', { name: 'Reset Failed' })).toBeVisible();
  expect(screen.getByText('Invalid or missing reset token')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request a New Link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

const json = (status: number, message?: string) => () =>
  HttpResponse.json(message ? { code: 'NO', message } : {}, { status });

test.each([
  [
    'a spent token',
    json(400, 'Invalid token'),
    'Invalid or expired reset token. Please request a new password reset.',
    false,
  ],
  [
    'a weak password',
    json(422, 'Weak'),
    'Password requirements not met. Please check the requirements and try again.',
    true,
  ],
  ['another refusal', json(429, 'Too many attempts'), 'Too many attempts', true],
  ['a fault', json(500), 'Failed to reset password. Please try again.', true],
  ['no answer', () => HttpResponse.error(), 'Failed to reset password. Please try again.', true],
])('%s ends in Reset Failed', async (_, answer, sentence, canTryAgain) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(http.post(resetPath, answer));
  const { user } = await resetTo('New-horse-10');
  expect(await screen.findByRole('heading', { name: 'Reset Failed' })).toBeVisible();
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Login' })).toBeVisible();
  if (!canTryAgain) {
    expect(screen.getByRole('link', { name: 'Request a New Link' })).toBeVisible();
    return;
  }
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByLabelText('New Password')).toBeEnabled();
});

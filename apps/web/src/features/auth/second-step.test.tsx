import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

async function enterPassword() {
  const { state, handlers } = accountServer({});
  const check = (name: string, right: string, code: string) =>
    http.post<never, { code: string }>(`*/api/auth/two-factor/${name}`, async ({ request }) => {
      if ((await request.json()).code !== right)
        return HttpResponse.json({ code, message: 'Invalid' }, { status: 400 });
      state.signedInAs = account.email;
      return HttpResponse.json({ token: 'token', user: account });
    });
  server.use(
    http.post('*/api/auth/sign-in/email', () =>
      HttpResponse.json({ twoFactorRedirect: true, twoFactorMethods: ['totp'] }),
    ),
    check('verify-totp', '123456', 'INVALID_CODE'),
    check('verify-backup-code', 'aaaaa-11111', 'INVALID_BACKUP_CODE'),
    ...handlers,
  );
  const { user } = await renderApp('/login');
  await user.type(await screen.findByLabelText('E-mail'), account.email);
  await user.type(screen.getByLabelText('Password'), account.password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('heading', { name: 'Two-Factor Sign-In' })).toBeVisible();
  return user;
}

test('a right password leads to a code, and a right code signs in', async () => {
  const user = await enterPassword();
  const code = screen.getByLabelText('Code from your app');
  expect(code).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.getByText('Please enter the code that your app shows')).toBeVisible();
  await user.type(code, '000000{Enter}');
  expect(await screen.findByText(/^This code is not right/)).toBeVisible();
  await user.clear(code);
  await user.type(code, '123456{Enter}');
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('a recovery code signs in too', async () => {
  const user = await enterPassword();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const code = screen.getByLabelText('Recovery code');
  expect(code).toHaveFocus();
  await user.type(code, 'wrong{Enter}');
  expect(await screen.findByText(/^This recovery code is not right/)).toBeVisible();
  await user.clear(code);
  await user.type(code, ' aaaaa-11111 {Enter}');
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('Back to Login asks for the password again', async () => {
  const user = await enterPassword();
  await user.click(screen.getByRole('button', { name: 'Back to Login' }));
  expect(await screen.findByLabelText('Password')).toHaveValue('');
});

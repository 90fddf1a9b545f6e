import { paths } from '@rapport/contract';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));
const page = vi.hoisted(() => ({ reloadPage: vi.fn(), leaveTo: vi.fn() }));
vi.mock('@/lib/leave-page.ts', () => page);

function serve(state: { needsTwoFactor: boolean }) {
  server.use(
    http.get('*/api/auth/get-session', () =>
      HttpResponse.json({
        session: {
          id: 'session',
          userId: account.id,
          activeOrganizationId: 'northwind',
          expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
          ...state,
        },
        user: account,
      }),
    ),
    http.post('*/api/auth/two-factor/enable', () =>
      HttpResponse.json({
        totpURI: 'otpauth://totp/Rapport:helena?secret=JBSWY3DPEHPK3PXP',
        backupCodes: ['aaaaa-11111'],
      }),
    ),
    http.post('*/api/auth/two-factor/verify-totp', () => {
      state.needsTwoFactor = false;
      return HttpResponse.json({ token: 'token', user: account });
    }),
    ...accountServer({ signedInAs: account.email }).handlers,
  );
}

test('a set-up page replaces all others, and shows the recovery codes before it closes', async () => {
  serve({ needsTwoFactor: true });
  const { user } = await renderApp('/meetings');
  expect(await screen.findByText(/^Northwind requires a code/)).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  await user.type(await screen.findByLabelText('Password'), account.password);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByLabelText('Code from your app'), '123456');
  await user.click(screen.getByRole('button', { name: 'Switch on' }));
  const codes = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
  expect(codes.getByText('aaaaa-11111')).toBeVisible();
  await user.click(codes.getByRole('button', { name: 'I have stored them' }));
  expect(page.reloadPage).toHaveBeenCalledOnce();
});

test('a rule that begins while a page is open leads to it', async () => {
  const state = { needsTwoFactor: false };
  serve(state);
  server.use(
    http.get(`*${paths.meetings}`, () => {
      state.needsTwoFactor = true;
      return HttpResponse.json({ code: 'TWO_FACTOR_REQUIRED', message: 'no' }, { status: 403 });
    }),
  );
  await renderApp('/meetings');
  expect(await screen.findByRole('heading', { name: 'Set up two-factor sign-in' })).toBeVisible();
});

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

const totpURI = 'otpauth://totp/Rapport:helena?secret=JBSWY3DPEHPK3PXP&issuer=Rapport';
const codes = ['aaaaa-11111', 'bbbbb-22222'];
const refusal = (code: string) => HttpResponse.json({ code, message: code }, { status: 400 });

async function openSettings(isOn = false) {
  const state = { isOn };
  const { handlers } = accountServer({ signedInAs: account.email });
  const guarded = (name: string, answer: () => object) =>
    http.post<never, { password: string }>(`*/api/auth/two-factor/${name}`, async ({ request }) =>
      (await request.json()).password === account.password
        ? HttpResponse.json(answer())
        : refusal('INVALID_PASSWORD'),
    );
  server.use(
    http.get('*/api/auth/list-sessions', () => HttpResponse.json([])),
    http.get('*/api/auth/get-session', () =>
      HttpResponse.json({
        session: {
          id: 'session',
          userId: account.id,
          activeOrganizationId: 'northwind',
          expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
        },
        user: { ...account, twoFactorEnabled: state.isOn },
      }),
    ),
    guarded('enable', () => ({ method: 'totp', totpURI, backupCodes: codes })),
    guarded('disable', () => {
      state.isOn = false;
      return { status: true };
    }),
    guarded('generate-backup-codes', () => ({ status: true, backupCodes: ['ccccc-33333'] })),
    http.post<never, { code: string }>('*/api/auth/two-factor/verify-totp', async ({ request }) => {
      if ((await request.json()).code !== '123456') return refusal('INVALID_CODE');
      state.isOn = true;
      return HttpResponse.json({ token: 'token', user: account });
    }),
    ...handlers,
  );
  const { user } = await renderApp('/meetings#settings');
  const settings = within(await screen.findByRole('dialog', { name: 'Settings' }));
  const section = within(settings.getByRole('region', { name: 'Two-factor sign-in' }));
  const confirmBy = async (dialogName: string, button: string, password = account.password) => {
    const dialog = within(await screen.findByRole('dialog', { name: dialogName }));
    await user.clear(dialog.getByLabelText('Password'));
    if (password) await user.type(dialog.getByLabelText('Password'), password);
    await user.click(dialog.getByRole('button', { name: button }));
    return dialog;
  };
  return { user, section, confirmBy };
}

test('is switched on with password and code, and shows the recovery codes once', async () => {
  const { user, section, confirmBy } = await openSettings();
  await user.click(section.getByRole('button', { name: 'Switch on' }));
  const title = 'Switch on two-factor sign-in';
  const asking = await confirmBy(title, 'Continue', '');
  expect(asking.getByText('Please enter your password')).toBeVisible();
  await confirmBy(title, 'Continue', 'not my password');
  expect(await asking.findByText('This is not your password')).toBeVisible();
  await confirmBy(title, 'Continue');
  expect(await screen.findByRole('img', { name: 'QR code of the key' })).toBeVisible();
  const dialog = within(screen.getByRole('dialog', { name: title }));
  expect(dialog.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Copy key' }));
  expect(await navigator.clipboard.readText()).toBe('JBSWY3DPEHPK3PXP');
  const code = dialog.getByLabelText('Code from your app');
  await user.type(code, '000000');
  await user.click(dialog.getByRole('button', { name: 'Switch on' }));
  expect(await dialog.findByText(/^This code is not right/)).toBeVisible();
  await user.clear(code);
  await user.type(code, '123 456');
  await user.click(dialog.getByRole('button', { name: 'Switch on' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
  await user.click(shown.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('aaaaa-11111\nbbbbb-22222\n');
  await user.click(shown.getByRole('button', { name: 'Close' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Close without storing them?' }),
  );
  await user.click(question.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'I have stored them' }));
  expect(await section.findByText('On')).toBeVisible();
  // The button that opened the dialogs is gone.
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Settings' })).toHaveFocus());
});

test('new recovery codes and switching off need the password', async () => {
  const { user, section, confirmBy } = await openSettings(true);
  await user.click(await section.findByRole('button', { name: 'New recovery codes' }));
  await confirmBy('New recovery codes', 'Make new codes');
  expect(await screen.findByText('ccccc-33333')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I have stored them' }));
  await user.click(section.getByRole('button', { name: 'Switch off' }));
  await confirmBy('Switch off two-factor sign-in', 'Switch off');
  expect(await section.findByRole('button', { name: 'Switch on' })).toBeVisible();
});

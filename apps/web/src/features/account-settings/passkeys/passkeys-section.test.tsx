import { type Passkey, type PasskeyCreation, type PasskeyList, paths } from '@rapport/contract';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('PublicKeyCredential', vi.fn());
});
afterEach(() => void vi.unstubAllGlobals());

const laptop: Passkey = {
  id: 'laptop',
  name: 'My laptop',
  createdAt: '2026-11-03T10:00:00.000Z',
  lastUsedAt: '2026-11-16T10:00:00.000Z',
};
const creation: PasskeyCreation = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Rapport' },
  user: { id: 'aGVsZW5h', name: account.email, displayName: account.name },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 1000,
  attestation: 'none',
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  excludeCredentials: [],
};
const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** Replaces the browser's call that creates a passkey. */
function stubDevice(create: () => Promise<object>) {
  vi.stubGlobal('navigator', Object.assign(navigator, { credentials: { create } }));
}
const made = async () => ({
  id: 'bmV3',
  rawId: bytes('new'),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('{}'),
    attestationObject: bytes('attestation'),
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
});

async function openPasskeys(given: Partial<PasskeyList> = {}) {
  const state: PasskeyList = { passkeys: [], isPossible: true, ...given };
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/auth/list-sessions', () => HttpResponse.json([])),
    http.get(`*${paths.passkeys}`, () => HttpResponse.json(state)),
    http.post<never, { password: string }>(`*${paths.passkeyBegin}`, async ({ request }) =>
      (await request.json()).password === account.password
        ? HttpResponse.json(creation)
        : HttpResponse.json(
            { code: 'INVALID_PASSWORD', message: 'Invalid password' },
            { status: 400 },
          ),
    ),
    http.post<never, { name: string }>(`*${paths.passkeys}`, async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      state.passkeys = [
        ...state.passkeys,
        { ...laptop, id: 'new', name: body.name, lastUsedAt: null },
      ];
      return HttpResponse.json(state);
    }),
    http.patch<{ id: string }, { name: string }>(`*${paths.passkey}`, async ({ request }) => {
      const { name } = await request.json();
      state.passkeys = state.passkeys.map((passkey) => ({ ...passkey, name }));
      return HttpResponse.json(state);
    }),
    http.delete(`*${paths.passkey}`, () => {
      state.passkeys = [];
      return HttpResponse.json(state);
    }),
    ...accountServer({ signedInAs: account.email }).handlers,
  );
  const { user } = await renderApp('/meetings#settings');
  const settings = within(await screen.findByRole('dialog', { name: 'Settings' }));
  const section = within(settings.getByRole('region', { name: 'Passkeys' }));
  const add = async (password = account.password) => {
    await user.click(await section.findByRole('button', { name: 'Add passkey' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add passkey' }));
    await user.clear(dialog.getByLabelText('Name *'));
    await user.type(dialog.getByLabelText('Name *'), 'My phone');
    await user.type(dialog.getByLabelText('Password *'), password);
    await user.click(dialog.getByRole('button', { name: 'Add passkey' }));
    return dialog;
  };
  return { user, section, sent, add };
}

test('a passkey is made by the browser and listed', async () => {
  stubDevice(made);
  const { section, sent, add } = await openPasskeys();
  expect(await section.findByText(/^None yet/)).toBeVisible();
  await add();
  expect(await section.findByText('My phone')).toBeVisible();
  expect(section.getByText(/^Added 3 Nov 2026, never used/)).toBeVisible();
  expect(sent).toMatchObject([
    { name: 'My phone', credential: { id: 'bmV3', response: { transports: ['internal'] } } },
  ]);
});

test('a wrong password and a cancelled device have sentences, and nothing is sent', async () => {
  stubDevice(() => Promise.reject(new DOMException('The person said no.', 'NotAllowedError')));
  const { user, sent, add } = await openPasskeys();
  const dialog = await add('not my password');
  expect(await dialog.findByText('This is not your password')).toBeVisible();
  await user.clear(dialog.getByLabelText('Password *'));
  await user.type(dialog.getByLabelText('Password *'), account.password);
  await user.click(dialog.getByRole('button', { name: 'Add passkey' }));
  expect(await dialog.findByText('This was cancelled, or took too long.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a passkey is renamed, and removed after a question', async () => {
  const { user, section } = await openPasskeys({ passkeys: [laptop] });
  expect(await section.findByText('Added 3 Nov 2026, last used 16 Nov 2026')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Rename' }));
  const naming = within(await screen.findByRole('dialog', { name: 'Rename passkey' }));
  await user.clear(naming.getByLabelText('Name *'));
  await user.type(naming.getByLabelText('Name *'), 'Desk');
  await user.click(naming.getByRole('button', { name: 'Save name' }));
  expect(await section.findByText('Desk')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Remove' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove passkey' }));
  await user.click(question.getByRole('button', { name: 'Remove passkey' }));
  expect(await section.findByText(/^None yet/)).toBeVisible();
});

test.each([
  [{ isPossible: false }, /This one has a number/],
  [{}, 'This browser offers no passkeys here.'],
])('where there can be none, a sentence says why', async (given, sentence) => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  const { section } = await openPasskeys(given);
  expect(await section.findByText(sentence)).toBeVisible();
  expect(section.queryByRole('button', { name: 'Add passkey' })).toBeNull();
});

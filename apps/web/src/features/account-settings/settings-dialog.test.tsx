import { paths } from '@rapport/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';
import { readPicture } from './read-picture.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));
const page = vi.hoisted(() => ({ reloadPage: vi.fn(), leaveTo: vi.fn() }));
vi.mock('@/lib/leave-page.ts', () => page);

vi.mock('./read-picture.ts', () => ({
  pictureTypes: 'image/*',
  readPicture: vi.fn(async () => picture),
}));

const sessionsPath = '*/api/auth/list-sessions';
const hourMs = 3_600_000;
const here = { id: 'session', userAgent: 'Firefox/140.0 (Linux)', createdAt: ago(0) };
const phone = { id: 'phone', userAgent: 'iPhone Safari/604.1', createdAt: ago(2 * hourMs) };

function ago(ms: number): string {
  return new Date(Date.now() - ms).toISOString();
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.clearAllMocks();
  delete document.documentElement.dataset.theme;
});

async function openSettings(
  role: 'owner' | 'member' = 'member',
  sessions: () => Response = () => HttpResponse.json([phone, here]),
) {
  server.use(
    http.get(sessionsPath, sessions),
    http.get('*/api/auth/organization/get-active-member', () =>
      HttpResponse.json({ id: 'member', role, userId: account.id }),
    ),
    ...accountServer({ signedInAs: account.email }).handlers,
  );
  const { user } = await renderApp('/meetings');
  await user.click(await screen.findByRole('button', { name: /account and organizations/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Settings' }));
  await screen.findByRole('dialog', { name: 'Settings' });
  return user;
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const refusing = (status: number, body: object) => () => HttpResponse.json(body, { status });

test('the chosen appearance is saved', async () => {
  const user = await openSettings();
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('rapport-theme')).toBe('dark');
  await user.click(screen.getByRole('radio', { name: 'System' }));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(localStorage.getItem('rapport-theme')).toBeNull();
});

const picture = 'data:image/jpeg;base64,/9j/4AAQ';

test('name and picture can be changed, and the picture removed', async () => {
  const saved: unknown[] = [];
  const user = await openSettings();
  server.use(
    http.post('*/api/auth/update-user', async ({ request }) => {
      saved.push(await request.json());
      return HttpResponse.json({ status: true });
    }),
  );
  const form = part('Profile');
  const save = form.getByRole('button', { name: 'Save profile' });
  expect(save).toBeDisabled();
  await user.clear(form.getByLabelText('Name'));
  await user.click(save);
  expect(form.getByLabelText('Name')).toHaveAccessibleDescription('Please enter a name');
  await user.type(form.getByLabelText('Name'), ' Helena Moss ');
  const file = new File(['x'], 'me.png', { type: 'image/png' });
  await user.upload(form.getByLabelText('Picture'), file);
  await user.click(save);
  expect(await form.findByText('Your profile is saved.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Remove' }));
  await user.click(save);
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved).toEqual([
    { name: 'Helena Moss', image: picture },
    { name: 'Helena Moss', image: null },
  ]);
});

test('an unreadable picture and a refused profile show an error', async () => {
  const user = await openSettings();
  server.use(
    http.post('*/api/auth/update-user', refusing(400, { code: 'NO', message: 'Too much.' })),
  );
  const form = part('Profile');
  vi.mocked(readPicture).mockRejectedValueOnce(new Error('no picture'));
  const file = new File(['x'], 'me.gif', { type: 'image/gif' });
  await user.upload(form.getByLabelText('Picture'), file);
  expect(await form.findByText(/not a picture/)).toBeVisible();
  await user.type(form.getByLabelText('Name'), '!');
  await user.click(form.getByRole('button', { name: 'Save profile' }));
  expect(await form.findByText('Too much.')).toBeVisible();
});

type User = Awaited<ReturnType<typeof openSettings>>;

async function changePassword(user: User, current: string, next: string, again = next) {
  const form = part('Change password');
  if (current) await user.type(form.getByLabelText('Current password'), current);
  if (next) await user.type(form.getByLabelText('New Password'), next);
  if (again) await user.type(form.getByLabelText('Confirm New Password'), again);
  await user.click(form.getByRole('button', { name: 'Change password' }));
}

const changePath = '*/api/auth/change-password';

test('the password can be changed with the current one', async () => {
  const changes: unknown[] = [];
  const user = await openSettings();
  server.use(
    http.post(changePath, async ({ request }) => {
      changes.push(await request.json());
      return HttpResponse.json({ token: null, user: account });
    }),
  );
  const form = part('Change password');
  expect(form.getByRole('button', { name: 'Change password' })).toBeDisabled();
  await changePassword(user, 'old password', 'New-horse-10');
  expect(await form.findByText('Your password is changed.')).toBeVisible();
  expect(changes).toEqual([{ currentPassword: 'old password', newPassword: 'New-horse-10' }]);
  expect(form.getByLabelText('Current password')).toHaveValue('');
});

test.each([
  ['', 'New-horse-10', 'New-horse-10', 'Current password', 'Please enter your current password'],
  ['old', 'short', 'short', 'New Password', 'Password must be at least 8 characters long'],
  ['old', 'New-horse-10', 'New-horse-11', 'Confirm New Password', 'Passwords do not match'],
])('"%s", "%s" and "%s" are refused at %s', async (current, next, again, label, sentence) => {
  const user = await openSettings();
  await changePassword(user, current, next, again);
  const field = part('Change password').getByLabelText(label);
  await waitFor(() => expect(field).toHaveAccessibleDescription(sentence));
});

test('a wrong current password shows an error at its field', async () => {
  const user = await openSettings();
  server.use(http.post(changePath, refusing(400, { code: 'INVALID_PASSWORD', message: 'no' })));
  await changePassword(user, 'wrong', 'New-horse-10');
  const field = part('Change password').getByLabelText('Current password');
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('This is not your current password'),
  );
});

test.each([
  [429, { code: 'NO', message: 'Too many attempts' }, 'Too many attempts'],
  [500, {}, 'Failed to change password. Please try again.'],
])('a change of password that fails with %i shows an error', async (status, body, sentence) => {
  const user = await openSettings();
  server.use(http.post(changePath, refusing(status, body)));
  await changePassword(user, 'old', 'New-horse-10');
  expect(await part('Change password').findByText(sentence)).toBeVisible();
});

test('the sessions are listed, and the others can be signed out', async () => {
  const user = await openSettings();
  const sessions = part('Sessions');
  const rows = await sessions.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Firefox on LinuxThis session',
    'Safari on iPhoneSigned in 2 hours agoSign out',
  ]);
  server.use(
    http.post('*/api/auth/revoke-other-sessions', () => HttpResponse.json({ status: true })),
    http.get(sessionsPath, () => HttpResponse.json([here])),
  );
  await user.click(sessions.getByRole('button', { name: 'Sign out other sessions' }));
  expect(await sessions.findByText('All other sessions are signed out.')).toBeVisible();
  await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1));
  expect(sessions.getByRole('button', { name: 'Sign out other sessions' })).toBeDisabled();
});

test('one other session can be signed out, and the list is without it', async () => {
  const user = await openSettings();
  const sessions = part('Sessions');
  const button = await sessions.findByRole('button', {
    name: 'Sign out Safari on iPhone, signed in 2 hours ago',
  });
  expect(sessions.getAllByRole('button', { name: /^Sign out .*signed in/ })).toEqual([button]);
  const ended: unknown[] = [];
  server.use(
    http.delete('*/api/session/:id', ({ params }) => {
      ended.push(params.id);
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(sessionsPath, () => HttpResponse.json([here])),
  );
  await user.dblClick(button);
  expect(await sessions.findByText('The session is signed out.')).toBeVisible();
  expect(ended).toEqual(['phone']);
  await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1));
  expect(sessions.getByRole('list', { name: 'Sessions' })).toHaveFocus();
});

test.each([
  [404, 'This session had ended already.'],
  [500, 'The session could not be signed out.'],
])('a session that cannot be signed out shows an error: %i', async (status, sentence) => {
  const user = await openSettings();
  server.use(http.delete('*/api/session/:id', refusing(status, {})));
  const sessions = part('Sessions');
  await user.click(await sessions.findByRole('button', { name: /^Sign out Safari on iPhone/ }));
  expect(await sessions.findByText(sentence)).toBeVisible();
});

test('a failure to sign out other sessions shows an error', async () => {
  const user = await openSettings();
  server.use(http.post('*/api/auth/revoke-other-sessions', refusing(500, {})));
  const sessions = part('Sessions');
  await sessions.findAllByRole('listitem');
  await user.click(sessions.getByRole('button', { name: 'Sign out other sessions' }));
  expect(await sessions.findByText('The other sessions could not be signed out.')).toBeVisible();
});

test('sessions that fail to load show an error and can be retried', async () => {
  const user = await openSettings('member', refusing(400, {}));
  const sessions = part('Sessions');
  expect(await sessions.findByText('Your sessions could not be loaded.')).toBeVisible();
  server.use(http.get(sessionsPath, () => HttpResponse.json([here])));
  await user.click(sessions.getByRole('button', { name: 'Retry' }));
  expect(await sessions.findByText('Firefox on Linux')).toBeVisible();
});

test('the only owner cannot delete the account', async () => {
  await openSettings('owner');
  const sentence = 'You are the only owner of Northwind. Hand over ownership first.';
  expect(await part('Delete account').findByText(sentence)).toBeVisible();
  expect(part('Delete account').getByRole('button')).toBeDisabled();
});

const deletePath = '*/api/auth/delete-user';

async function askToDelete(password: string) {
  const user = await openSettings();
  await user.click(part('Delete account').getByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete account' }));
  if (password) await user.type(dialog.getByLabelText('Password'), password);
  await user.click(dialog.getByRole('button', { name: 'Delete account' }));
  return dialog;
}

test('an account is deleted after its password is entered', async () => {
  const deletions: unknown[] = [];
  server.use(
    http.post(deletePath, async ({ request }) => {
      deletions.push(await request.json());
      return HttpResponse.json({ success: true });
    }),
  );
  const dialog = await askToDelete('a password');
  expect(
    dialog.getByText('Are you sure you want to delete your account? This action cannot be undone.'),
  ).toBeVisible();
  await waitFor(() => expect(page.leaveTo).toHaveBeenCalledWith('/login'));
  expect(deletions).toEqual([{ password: 'a password' }]);
});

test.each([
  ['INVALID_PASSWORD', 'no', 'This is not your password'],
  [
    'SOLE_OWNER',
    'You are the only owner of Northwind Labs. Hand over ownership first, then delete your account.',
    'You are the only owner of Northwind Labs. Hand over ownership first, then delete your account.',
  ],
])('a deletion refused with %s shows the reason', async (code, message, sentence) => {
  server.use(http.post(deletePath, refusing(400, { code, message })));
  const dialog = await askToDelete('a password');
  expect(await dialog.findByText(sentence)).toBeVisible();
  expect(page.leaveTo).not.toHaveBeenCalled();
});

test('without the password nothing is deleted', async () => {
  const dialog = await askToDelete('');
  expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription(
    'Please enter your password',
  );
});

test('the settings link to the page of held data', async () => {
  const moment = '2026-09-01T08:00:00.000Z';
  const profile = {
    email: account.email,
    accountName: 'Ada',
    picture: null,
    organization: 'Northwind',
    lastUsedAt: null,
    signIn: { twoFactor: null, singleSignOn: [], passkeys: [], assistants: [] },
  };
  const meeting = { id: 'm1', title: 'Billing', date: '2026-09-01', speakerName: 'Ada' };
  const figures = { speakingSeconds: 90, talkShare: 0.5, turns: 1, words: 20, questions: 0 };
  const scores = { sentiment: 'neutral', sentimentScore: 0, engagementScore: 0.5 };
  const source = { engine: 'embedded', model: null, kept: null };
  const texts = { summarySource: source, recommendationsSource: source };
  server.use(
    http.get(`*${paths.myData}`, () =>
      HttpResponse.json({
        profile: { ...profile, role: 'member', memberSince: moment, directory: null },
        meetings: [
          {
            ...meeting,
            ...figures,
            ...scores,
            ...texts,
            time: null,
            summary: 'Spoke of invoices.',
          },
          {
            ...meeting,
            ...figures,
            ...scores,
            ...texts,
            id: 'm2',
            time: '09:30',
            summary: 'Said little.',
          },
        ],
        corrections: [],
        totals: { meetings: 120, corrections: 0, uploads: 0, auditEntries: 2 },
      }),
    ),
  );
  const user = await openSettings();
  await user.click(screen.getByRole('link', { name: 'See your data' }));
  expect(await screen.findByText('Spoke of invoices.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText(/^What Northwind holds about you/)).toBeVisible();
  expect(screen.getByText('The newest 2 of 120')).toBeVisible();
  expect(screen.getByText('1 Sep 2026')).toBeVisible();
  expect(screen.getByText('1 Sep 2026, 09:30')).toBeVisible();
  const [first] = screen.getAllByRole('link', { name: 'Billing' });
  expect(first).toHaveAttribute('href', '/meetings/m1');
  expect(screen.getByRole('link', { name: 'Download JSON' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/api\/v1\/my-data\/file$/),
  );
});

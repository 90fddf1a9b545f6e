import { type OrganizationUser, pathFor, paths, type UserAbilities } from '@rapport/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { noMailServer, server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));
const page = vi.hoisted(() => ({ reloadPage: vi.fn(), leaveTo: vi.fn() }));
vi.mock('@/lib/leave-page.ts', () => page);

const nothing: UserAbilities = {
  invite: false,
  cancelInvitation: false,
  changeRole: false,
  handOverOwnership: false,
  remove: false,
  resetPassword: false,
  erase: false,
};

const tomas: OrganizationUser = {
  id: 'tomas',
  accountId: 'account-tomas',
  email: 'tomas.leiva@northwind.example',
  firstName: 'Tomás',
  lastName: 'Leiva',
  username: null,
  status: 'ACTIVE',
  organizationRole: 'member',
  organizationMemberId: 'member-tomas',
  invitationId: null,
  rapportUser: true,
  invitedAt: '2026-11-14T09:32:00.000Z',
  activatedAt: null,
  lastSyncedAt: null,
  syncSource: 'GOOGLE_WORKSPACE',
  isManaged: false,
  externalId: 'gw-1048823',
  externalData: {
    title: null,
    jobTitle: 'Staff Engineer',
    department: null,
    teams: ['Engineering', 'Platform'],
  },
  can: { ...nothing, changeRole: true, resetPassword: true },
};
const invited: OrganizationUser = {
  ...tomas,
  accountId: null,
  status: 'INVITED',
  organizationMemberId: null,
  rapportUser: false,
  can: { ...nothing, invite: true },
};
const synced: OrganizationUser = { ...invited, status: 'SYNCED_ONLY', organizationRole: null };

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.clearAllMocks());

type Opened = { isAllowed?: boolean; state?: unknown };

async function openProfile(user: OrganizationUser, { isAllowed = true, state }: Opened = {}) {
  server.use(
    ...accountServer({ signedInAs: account.email, isAllowed }).handlers,
    http.get('*/api/v1/user/:id', () => HttpResponse.json(user)),
  );
  const app = await renderApp({ pathname: `/users/${user.id}`, state });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const card = (name: string) => within(screen.getByRole('region', { name }));

test('a profile shows the person and the known facts', async () => {
  await openProfile(tomas);
  expect(screen.getByRole('heading', { name: 'Tomás Leiva' })).toBeVisible();
  expect(document.title).toBe('Tomás Leiva · Rapport');
  const head = within(screen.getByRole('main')).getAllByText(/./, { selector: 'header *' });
  expect(head.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Member', 'Active', 'tomas.leiva@northwind.example']),
  );
  const factsOf = (name: string) =>
    card(name)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(factsOf('Basic Information')).toEqual([
    ['First Name', 'Tomás'],
    ['Last Name', 'Leiva'],
    ['Username', 'Not provided'],
    ['Job Title', 'Staff Engineer'],
    ['Department', 'Not provided'],
  ]);
  expect(factsOf('Account')).toEqual([
    ['Account Email', 'tomas.leiva@northwind.example'],
    ['Account Status', 'Active'],
  ]);
  expect(factsOf('Organization Details')).toEqual([
    ['Sync Source', 'GOOGLE_WORKSPACE'],
    ['Managed by', 'Rapport'],
    ['External ID', 'gw-1048823'],
    ['External Teams', 'EngineeringPlatform'],
  ]);
  expect(factsOf('Sync Information')).toEqual([
    ['Last Synced', 'N/A'],
    ['Invited At', expect.stringMatching(/^1[345] November 2026, \d\d:\d\d$/)],
    ['Activated At', 'N/A'],
  ]);
});

test('it says if there are no teams', async () => {
  await openProfile({ ...tomas, externalData: { ...tomas.externalData, teams: [] } });
  expect(card('Organization Details').getByText('No teams assigned')).toBeVisible();
});

test.each([
  [{ firstName: 'Tomás', lastName: '' }, 'Tomás'],
  [{ firstName: '', lastName: '' }, 'tomas.leiva@northwind.example'],
])('the heading for %j is %s', async (names, heading) => {
  await openProfile({ ...tomas, ...names });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
});

test('a skeleton is shown while loading', async () => {
  server.use(
    ...accountServer({ signedInAs: account.email }).handlers,
    http.get('*/api/v1/user/:id', () => delay('infinite')),
  );
  await renderApp('/users/tomas');
  expect(await screen.findByText('Loading user profile...')).toBeInTheDocument();
});

test.each([400, 403, 404])('an answer of %i leads to the not-found page', async (status) => {
  server.use(
    ...accountServer({ signedInAs: account.email }).handlers,
    http.get('*/api/v1/user/:id', () =>
      HttpResponse.json({ code: 'NO', message: 'no' }, { status }),
    ),
  );
  await renderApp('/users/tomas');
  expect(await screen.findByText('Oops! Page not found')).toBeVisible();
  expect(screen.getByRole('heading', { name: '404' })).toBeVisible();
});

test('another failure shows an error and can be retried', async () => {
  server.use(
    ...accountServer({ signedInAs: account.email }).handlers,
    http.get('*/api/v1/user/:id', () =>
      HttpResponse.json({ code: 'NO', message: 'no organization' }, { status: 422 }),
    ),
  );
  const { user } = await renderApp('/users/tomas');
  expect(
    await screen.findByText(
      "Failed to load user profile. The user may not exist or you don't have permission to view it.",
    ),
  ).toBeVisible();
  server.use(http.get('*/api/v1/user/:id', () => HttpResponse.json(tomas)));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Tomás Leiva' })).toBeVisible();
});

test('the way back leads to the list of users as it was', async () => {
  await openProfile(tomas, { state: { from: '/admin?q=lei&page=2' } });
  expect(screen.getByRole('link', { name: 'Back to Users' })).toHaveAttribute(
    'href',
    '/admin?q=lei&page=2',
  );
});

test('there is no way back without coming from the list', async () => {
  await openProfile(tomas);
  expect(screen.queryByRole('link', { name: 'Back to Users' })).not.toBeInTheDocument();
});

test('without admin access there is no role selector and no invitation', async () => {
  await openProfile({ ...tomas, can: nothing }, { isAllowed: false });
  await screen.findByText('Account Status');
  expect(screen.queryByLabelText('Organization Role')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Invite|Reset Password/ })).not.toBeInTheDocument();
});

test.each([
  ['the owner', { organizationRole: 'owner' as const, can: nothing }, 'Owner'],
  ['someone invited', invited, 'Member'],
  ['someone synced', synced, 'None yet'],
])('the role of %s is fixed', async (_, given, shown) => {
  await openProfile({ ...tomas, ...given });
  const role = await screen.findByLabelText('Organization Role');
  expect(role).toBeDisabled();
  expect(role).toHaveDisplayValue(shown);
  expect(screen.queryByRole('button', { name: 'Update Role' })).not.toBeInTheDocument();
});

const rolePath = '*/api/auth/organization/update-member-role';

test('a role can be updated to another one', async () => {
  const updates: unknown[] = [];
  const { user } = await openProfile(tomas);
  server.use(
    http.post(rolePath, async ({ request }) => {
      updates.push(await request.json());
      return HttpResponse.json({ id: 'member-tomas' });
    }),
    http.get('*/api/v1/user/:id', () => HttpResponse.json({ ...tomas, organizationRole: 'admin' })),
  );
  const button = await screen.findByRole('button', { name: 'Update Role' });
  expect(button).toBeDisabled();
  await user.selectOptions(screen.getByLabelText('Organization Role'), 'Admin');
  expect(button).toBeEnabled();
  expect(screen.getByLabelText('Organization Role')).toHaveAccessibleDescription(
    'Currently Member. Admins manage organization settings and users.',
  );
  await user.click(button);
  expect(
    await screen.findByText('Role updated successfully to Admin for Tomás Leiva'),
  ).toBeVisible();
  expect(updates).toEqual([{ memberId: 'member-tomas', role: 'admin' }]);
  await waitFor(() =>
    expect(screen.getByLabelText('Organization Role')).toHaveAccessibleDescription(
      /^Currently Admin/,
    ),
  );
  expect(screen.getByRole('button', { name: 'Update Role' })).toBeDisabled();
});

test('changing the own role reloads the page after a moment', async () => {
  const { user } = await openProfile({
    ...tomas,
    accountId: account.id,
    organizationRole: 'admin',
  });
  server.use(http.post(rolePath, () => HttpResponse.json({ id: 'member-tomas' })));
  await user.selectOptions(await screen.findByLabelText('Organization Role'), 'Member');
  await user.click(screen.getByRole('button', { name: 'Update Role' }));
  await screen.findByText('Role updated successfully to Member for Tomás Leiva');
  expect(page.reloadPage).not.toHaveBeenCalled();
  await waitFor(() => expect(page.reloadPage).toHaveBeenCalledOnce());
});

const refusing = (status: number, message?: string) => () =>
  HttpResponse.json(message ? { code: 'NO', message } : {}, { status });

test.each([
  [403, refusing(403, 'no'), "You don't have permission to update user roles."],
  [404, refusing(404, 'no'), 'User not found or not a member of this organization.'],
  [409, refusing(409, 'Just changed by another admin'), 'Just changed by another admin'],
  [500, refusing(500), 'Failed to update user role. Please try again.'],
  [0, () => HttpResponse.error(), 'Failed to update user role. Please try again.'],
])('a role update that fails with %i shows an error', async (_, answer, sentence) => {
  const { user } = await openProfile(tomas);
  server.use(http.post(rolePath, answer));
  await user.selectOptions(await screen.findByLabelText('Organization Role'), 'Admin');
  await user.click(screen.getByRole('button', { name: 'Update Role' }));
  expect(await screen.findByText(sentence)).toBeVisible();
});

const resetPath = '*/api/auth/request-password-reset';

test('a reset mail is sent to people with an account', async () => {
  const { user } = await openProfile(tomas);
  server.use(http.post(resetPath, () => HttpResponse.json({ status: true })));
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
  expect(
    await screen.findByText('Password reset email sent to tomas.leiva@northwind.example'),
  ).toBeVisible();
});

test('without a mail server a reset mail is not called sent', async () => {
  server.use(noMailServer);
  const { user } = await openProfile(tomas);
  server.use(http.post(resetPath, () => HttpResponse.json({ status: true })));
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
  expect(await screen.findByText(/^No mail server is set up: the link for tomas/)).toBeVisible();
  expect(screen.queryByText(/^Password reset email sent/)).not.toBeInTheDocument();
});

test.each([
  ['its message', refusing(429, 'Too many attempts'), 'Too many attempts'],
  ['a sentence', refusing(500), 'Failed to send password reset email. Please try again.'],
])('a reset mail that fails with %s shows an error', async (_, answer, sentence) => {
  const { user } = await openProfile(tomas);
  server.use(http.post(resetPath, answer));
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a reset is offered only for people with an account', async () => {
  await openProfile({ ...synced, can: { ...nothing, invite: true, resetPassword: true } });
  expect(await screen.findByRole('button', { name: 'Invite User' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reset Password' })).not.toBeInTheDocument();
});

const invitePath = '*/api/auth/organization/invite-member';

test.each([
  {
    person: synced,
    button: 'Invite User',
    title: 'Invite User',
    submit: 'Send Invitation',
    word: 'sent',
    resend: {},
  },
  {
    person: invited,
    button: 'Resend Invite',
    title: 'Resend Invitation',
    submit: 'Resend Invitation',
    word: 'resent',
    resend: { resend: true },
  },
])('an invitation is $word, and the profile follows', async (given) => {
  const { person, button, title, submit, word, resend } = given;
  const invitations: unknown[] = [];
  const { user } = await openProfile(person);
  server.use(
    http.post(invitePath, async ({ request }) => {
      invitations.push(await request.json());
      return HttpResponse.json({ id: 'invitation' });
    }),
    http.get('*/api/v1/user/:id', () => HttpResponse.json(invited)),
  );
  await user.click(screen.getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.getByLabelText('E-mail')).toHaveAttribute('readonly');
  await user.selectOptions(dialog.getByLabelText('Role'), 'Admin');
  await user.click(dialog.getByRole('button', { name: submit }));
  expect(
    await screen.findByText(`Invitation ${word} successfully to tomas.leiva@northwind.example`),
  ).toBeVisible();
  expect(invitations).toEqual([
    { email: 'tomas.leiva@northwind.example', role: 'admin', ...resend },
  ]);
  expect(await screen.findByRole('button', { name: 'Resend Invite' })).toBeVisible();
});

test('a person is erased after typing their name, and the list is shown', async () => {
  const { user, router } = await openProfile({ ...tomas, can: { ...nothing, erase: true } });
  const typed: unknown[] = [];
  server.use(
    http.get(`*${pathFor(paths.erasure, 'tomas')}`, () =>
      HttpResponse.json({ name: 'Tomás Leiva', meetings: 3, mentions: 1, files: 4 }),
    ),
    http.post(`*${pathFor(paths.erasure, 'tomas')}`, async ({ request }) => {
      typed.push(await request.json());
      const message = 'A meeting with this person is being read again.';
      return typed.length === 1
        ? HttpResponse.json({ code: 'BEING_READ_AGAIN', message }, { status: 409 })
        : new HttpResponse(null, { status: 204 });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Erase person' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase Tomás Leiva' }));
  const field = await dialog.findByLabelText('Type Tomás Leiva to confirm');
  expect(dialog.getAllByRole('listitem')).toHaveLength(5);
  const button = dialog.getByRole('button', { name: 'Erase person' });
  await user.type(field, 'Tomás');
  expect(button).toBeDisabled();
  await user.type(field, ' leiva');
  await user.click(button);
  expect(await dialog.findByText(/is being read again/)).toBeVisible();
  await user.click(button);
  expect(await screen.findByText('The person was erased.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin');
  expect(typed).toEqual([{ name: 'Tomás leiva' }, { name: 'Tomás leiva' }]);
});

import { defaultOrganizationName } from '@rapport/contract';
import { screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const invitation = {
  id: 'invitation-1',
  email: account.email,
  isRapportUser: true,
  organizationName: 'Northwind Labs',
  role: 'member',
};

async function openInvitation(
  given: { signedInAs?: string; invitation?: object; invitationStatus?: number } = {},
) {
  const { signedInAs, invitationStatus = 200 } = given;
  const { state, handlers } = accountServer(signedInAs ? { signedInAs } : {});
  server.use(
    ...handlers,
    http.get('*/api/organization/invitation/:id', () =>
      HttpResponse.json({ ...invitation, ...given.invitation }, { status: invitationStatus }),
    ),
  );
  const app = await renderApp(`/accept-invite/${invitation.id}`);
  return { ...app, state };
}

async function expectAccepted(state: Awaited<ReturnType<typeof openInvitation>>['state']) {
  expect(await screen.findByRole('heading', { name: 'Invitation Accepted!' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Rapport' })).toHaveAttribute('href', '/');
  expect(state.acceptedInvitations).toEqual([invitation.id]);
  expect(state.activeOrganizationId).toBe('labs');
  expect(await screen.findByText('Invitation accepted successfully!')).toBeInTheDocument();
}

test('an invitation that cannot be loaded says so and leads to the sign-in page', async () => {
  await openInvitation({ invitationStatus: 404 });
  expect(await screen.findByRole('heading', { name: 'Invitation Error' })).toBeVisible();
  expect(
    screen.getByText(
      'Failed to load invitation details. The invitation may be expired or invalid.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
});

test('accepting shows an error without a response, and can be retried', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const opening = openInvitation({ signedInAs: account.email });
  server.use(
    http.post('*/api/auth/organization/accept-invitation', () => HttpResponse.error(), {
      once: true,
    }),
  );
  const { user, state } = await opening;
  expect(await screen.findByText('Failed to accept invitation. Please try again.')).toBeVisible();
  logged.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await expectAccepted(state);
});

test('a person with an account signs in and joins', async () => {
  const { user, state } = await openInvitation();
  await user.click(await screen.findByRole('button', { name: 'Sign In and Accept' }));
  expect(await screen.findByText('Please enter your password')).toBeVisible();
  await user.type(screen.getByLabelText('Password'), account.password);
  await user.click(screen.getByRole('button', { name: 'Sign In and Accept' }));
  await expectAccepted(state);
});

test.each([
  [
    () => HttpResponse.json({ code: 'NO', message: 'Invalid email or password' }, { status: 401 }),
    'Invalid email or password',
  ],
  [() => HttpResponse.json({}, { status: 500 }), 'Login failed. Please check your credentials.'],
])('a refused sign-in shows the reason: case %#', async (answer, sentence) => {
  const { user } = await openInvitation();
  server.use(http.post('*/api/auth/sign-in/email', answer));
  await user.type(await screen.findByLabelText('Password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Sign In and Accept' }));
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a person without an account creates one and joins', async () => {
  const { user, state } = await openInvitation({ invitation: { isRapportUser: false } });
  expect(await screen.findByLabelText('E-mail')).toHaveValue(account.email);
  expect(screen.getByLabelText('E-mail')).toHaveAttribute('readonly');
  await user.type(screen.getByLabelText('Password'), 'a long password');
  await user.type(screen.getByLabelText('Confirm Password'), 'a long passwort');
  const submit = screen.getByRole('button', { name: 'Create Account and Accept' });
  await user.click(submit);
  expect(await screen.findByText('Passwords do not match')).toBeVisible();
  await user.clear(screen.getByLabelText('Confirm Password'));
  await user.type(screen.getByLabelText('Confirm Password'), 'a long password');
  await user.click(submit);
  await expectAccepted(state);
  expect(state.signedInAs).toBe(account.email);
});

test('a new account is named after its e-mail and carries the invitation', async () => {
  const sent: unknown[] = [];
  const { user } = await openInvitation({ invitation: { isRapportUser: false } });
  server.use(
    http.post('*/api/auth/sign-up/email', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  await user.type(await screen.findByLabelText('Password'), 'a long password');
  await user.type(screen.getByLabelText('Confirm Password'), 'a long password');
  await user.click(screen.getByRole('button', { name: 'Create Account and Accept' }));
  const { email } = account;
  const password = 'a long password';
  await waitFor(() =>
    expect(sent).toEqual([{ email, name: email, password, invitationId: invitation.id }]),
  );
});

test('the set-up link asks for organization, name and account, and is no invitation', async () => {
  const sent: unknown[] = [];
  const { user, state } = await openInvitation({
    invitation: {
      email: null,
      isRapportUser: false,
      role: 'owner',
      organizationName: defaultOrganizationName,
    },
  });
  server.events.on('request:start', async ({ request }) => {
    if (request.url.endsWith('/sign-up/email')) sent.push(await request.clone().json());
  });
  expect(await screen.findByRole('heading', { name: 'Create your organization' })).toBeVisible();
  expect(document.title).toBe('Create your organization · Rapport');
  expect(screen.queryByText(/invited/)).toBeNull();
  expect(screen.getByLabelText('Organization')).toHaveValue('');
  const create = screen.getByRole('button', { name: 'Create Organization' });
  await user.click(create);
  expect(await screen.findAllByText('Please enter a name')).toHaveLength(2);
  await user.type(screen.getByLabelText('Organization'), ' Larkfield ');
  await user.type(screen.getByLabelText('Your name'), 'Mara Lund');
  await user.type(screen.getByLabelText('E-mail'), 'owner@northwind.example');
  await user.type(screen.getByLabelText('Password'), 'a long password');
  await user.type(screen.getByLabelText('Confirm Password'), 'a long password');
  await user.click(create);
  expect(await screen.findByRole('heading', { name: 'Your organization is ready' })).toBeVisible();
  expect(sent).toEqual([
    {
      name: 'Mara Lund',
      organizationName: 'Larkfield',
      email: 'owner@northwind.example',
      password: 'a long password',
      invitationId: invitation.id,
    },
  ]);
  expect(screen.queryByText('Invitation accepted successfully!')).toBeNull();
  expect(state.acceptedInvitations).toEqual([invitation.id]);
  expect(state.signedInAs).toBe('owner@northwind.example');
});

test('the set-up form begins with the organization that the environment names', async () => {
  await openInvitation({ invitation: { email: null, isRapportUser: false, role: 'owner' } });
  expect(await screen.findByLabelText('Organization')).toHaveValue('Northwind Labs');
});

test('a refused sign-up shows the reason', async () => {
  const { user } = await openInvitation({ invitation: { isRapportUser: false } });
  server.use(http.post('*/api/auth/sign-up/email', () => HttpResponse.json({}, { status: 500 })));
  await user.type(await screen.findByLabelText('Password'), 'a long password');
  await user.type(screen.getByLabelText('Confirm Password'), 'a long password');
  await user.click(screen.getByRole('button', { name: 'Create Account and Accept' }));
  expect(await screen.findByText('Signup failed. Please try again.')).toBeVisible();
});

test('a person already signed in with the invited e-mail joins at once', async () => {
  const { state } = await openInvitation({ signedInAs: account.email.toUpperCase() });
  await expectAccepted(state);
});

test('while the invitation is accepted, the page says so', async () => {
  await openInvitation({ signedInAs: account.email });
  server.use(http.post('*/api/auth/organization/accept-invitation', () => delay('infinite')));
  expect(await screen.findByRole('heading', { name: 'Processing Invitation' })).toBeVisible();
});

test('an invitation that cannot be accepted shows an error and can be retried', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const accept = '*/api/auth/organization/accept-invitation';
  const opening = openInvitation({ signedInAs: account.email });
  server.use(http.post(accept, () => HttpResponse.json({}, { status: 500 }), { once: true }));
  const { user, state } = await opening;
  expect(await screen.findByRole('heading', { name: 'Invitation Error' })).toBeVisible();
  expect(screen.getByText('Failed to accept invitation. Please try again.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Login' })).toBeVisible();
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await expectAccepted(state);
});

test('a person signed in with another e-mail signs out first, then continues', async () => {
  const { user, state } = await openInvitation({ signedInAs: 'jonas@northwind.example' });
  const signOut = await screen.findByRole('button', { name: 'Sign Out and Continue' });
  expect(screen.getByRole('main')).toHaveTextContent(
    `This invitation is for ${account.email} but you're currently signed in as jonas@northwind.example`,
  );
  expect(state.acceptedInvitations).toEqual([]);
  await user.click(signOut);
  expect(await screen.findByRole('button', { name: 'Sign In and Accept' })).toBeVisible();
});

test('a failed sign-out shows an error', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await openInvitation({ signedInAs: 'jonas@northwind.example' });
  server.use(http.post('*/api/auth/sign-out', () => HttpResponse.json({}, { status: 500 })));
  await user.click(await screen.findByRole('button', { name: 'Sign Out and Continue' }));
  await waitFor(() => expect(screen.getByText('Failed to sign out')).toBeVisible());
  logged.mockRestore();
});

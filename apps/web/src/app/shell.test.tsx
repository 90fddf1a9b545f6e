import { paths } from '@rapport/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { buildMeeting } from '@/features/meetings/testing/build-meeting.ts';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));
const page = vi.hoisted(() => ({ reloadPage: vi.fn(), leaveTo: vi.fn() }));
vi.mock('@/lib/leave-page.ts', () => page);

afterEach(() => {
  vi.clearAllMocks();
  Object.assign(document, { cookie: 'sidebar_state=; path=/; max-age=0' });
  delete document.documentElement.dataset.theme;
});

async function openMeetings(given: Parameters<typeof accountServer>[0] = {}) {
  const { state, handlers } = accountServer({ signedInAs: account.email, ...given });
  server.use(...handlers);
  const app = await renderApp('/meetings');
  // Once an answer is on screen, effects such as key listeners have run.
  await screen.findByText('No meetings found');
  return { ...app, state };
}

const menuButton = () => screen.getByRole('button', { name: /account and organizations/ });

test('the entry of the open page is current', async () => {
  await openMeetings();
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  expect(within(navigation).getByRole('link', { name: 'Meetings' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test.each([
  ['is in the sidebar if the server confirms the permission', true],
  ['is missing otherwise', false],
])('Admin %s', async (_, isAllowed) => {
  await openMeetings({ isAllowed });
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
  const admin = { name: 'Admin' };
  if (isAllowed)
    expect(await navigation.findByRole('link', admin)).toHaveAttribute('href', '/admin');
  else expect(navigation.queryByRole('link', admin)).not.toBeInTheDocument();
});

test('an entry is current at exactly its own path', async () => {
  const { router } = await openMeetings();
  server.use(http.get('*/api/v1/*', () => HttpResponse.json({}, { status: 404 })));
  await router.navigate('/meetings/42');
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  await waitFor(() =>
    expect(within(navigation).getByRole('link', { name: 'Meetings' })).not.toHaveAttribute(
      'aria-current',
    ),
  );
});

test('ctrl + b folds the sidebar to icons, which the next visit remembers', async () => {
  const { user } = await openMeetings();
  await user.keyboard('{Control>}b{/Control}');
  expect(screen.getByRole('button', { name: /^Toggle sidebar/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expect(screen.queryByRole('link', { name: 'RAPPORT' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Meetings' })).toBeVisible();
  expect(document.cookie).toContain('sidebar_state=collapsed');
  await user.keyboard('{Meta>}b{/Meta}');
  expect(screen.getByRole('link', { name: 'RAPPORT' })).toHaveAttribute('href', '/');
});

test.each([
  [900, '', 'false'],
  [900, 'expanded', 'true'],
  [1100, '', 'true'],
  [1100, 'collapsed', 'false'],
])('at %i px with "%s" remembered, the sidebar starts open: %s', async (width, state, open) => {
  if (state) Object.assign(document, { cookie: `sidebar_state=${state}; path=/` });
  const media = vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1]),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
  await openMeetings();
  const toggle = screen.getByRole('button', { name: /^Toggle sidebar/ });
  expect(toggle).toHaveAttribute('aria-expanded', open);
  media.mockRestore();
});

test('the user menu shows name, e-mail, role, department and organizations', async () => {
  const { user } = await openMeetings();
  expect(menuButton()).toHaveTextContent(/Helena Brandt\s*Human Resources/);
  await user.click(menuButton());
  const menu = await screen.findByRole('menu');
  expect(menu).toHaveTextContent(account.email);
  await waitFor(() => expect(menu).toHaveTextContent('Owner, Human Resources'));
  expect(within(menu).getByRole('menuitemradio', { name: 'Northwind' })).toBeChecked();
  expect(within(menu).getByRole('menuitemradio', { name: 'Northwind Labs' })).not.toBeChecked();
});

test('choosing another organization makes it active and reloads the page', async () => {
  const { user, state } = await openMeetings();
  await user.click(menuButton());
  await user.click(await screen.findByRole('menuitemradio', { name: 'Northwind Labs' }));
  await waitFor(() => expect(page.reloadPage).toHaveBeenCalledOnce());
  expect(state.activeOrganizationId).toBe('labs');
});

test.each(['/meetings/42', '/users/someone'])(
  'switching from %s, which the other organization does not have, leads home',
  async (path) => {
    const { user, router } = await openMeetings();
    server.use(http.get('*/api/v1/*', () => delay('infinite')));
    await router.navigate(path);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await user.click(menuButton());
    await user.click(await screen.findByRole('menuitemradio', { name: 'Northwind Labs' }));
    await waitFor(() => expect(page.leaveTo).toHaveBeenCalledWith('/'));
    expect(page.reloadPage).not.toHaveBeenCalled();
  },
);

test.each([
  ['home if the new organization may not be administered', false],
  ['to itself if it may', true],
])('from the administration, switching leads %s', async (_, isAllowed) => {
  const { user, router } = await openMeetings();
  server.use(http.get('*/api/*', () => delay('infinite')));
  await router.navigate('/admin');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  server.use(
    http.post('*/api/auth/organization/has-permission', () =>
      HttpResponse.json({ error: null, success: isAllowed }),
    ),
  );
  await user.click(menuButton());
  await user.click(await screen.findByRole('menuitemradio', { name: 'Northwind Labs' }));
  await waitFor(() => expect(isAllowed ? page.reloadPage : page.leaveTo).toHaveBeenCalledOnce());
  if (!isAllowed) expect(page.leaveTo).toHaveBeenCalledWith('/');
});

test('choosing the active organization does nothing', async () => {
  const { user } = await openMeetings();
  await user.click(menuButton());
  await user.click(await screen.findByRole('menuitemradio', { name: 'Northwind' }));
  expect(page.reloadPage).not.toHaveBeenCalled();
});

test('without organizations the menu says so', async () => {
  const { user } = await openMeetings({ organizations: [] });
  await user.click(menuButton());
  expect(await screen.findByText('No organizations available')).toBeVisible();
});

test('signing out says so while it runs and leads to the sign-in page', async () => {
  const { user, state } = await openMeetings();
  const answer = Promise.withResolvers<void>();
  server.use(
    http.post('*/api/auth/sign-out', async () => {
      await answer.promise;
      state.signedInAs = undefined;
      return HttpResponse.json({ success: true });
    }),
  );
  await user.click(menuButton());
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  expect(await screen.findByRole('menuitem', { name: 'Signing out...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  answer.resolve();
  await waitFor(() => expect(page.leaveTo).toHaveBeenCalledWith('/login'));
});

test('a failed sign-out says so and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await openMeetings();
  server.use(http.post('*/api/auth/sign-out', () => HttpResponse.error(), { once: true }));
  await user.click(menuButton());
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  expect(await screen.findByText('Failed to sign out')).toBeVisible();
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await waitFor(() => expect(page.leaveTo).toHaveBeenCalledWith('/login'));
  expect(screen.queryByText('Your session has expired.')).not.toBeInTheDocument();
});

test("the menu leads to the person's own profile", async () => {
  const { user, router } = await openMeetings();
  server.use(http.get('*/api/v1/user/*', () => delay('infinite')));
  await user.click(menuButton());
  await user.click(await screen.findByRole('menuitem', { name: 'Profile' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/users/${account.id}`));
});

test.each(['Settings', 'Switch Context'])(
  'the menu opens %s and takes the focus back',
  async (name) => {
    server.use(http.get('*/api/auth/list-sessions', () => HttpResponse.json([])));
    const { user } = await openMeetings();
    await user.click(menuButton());
    await user.click(await screen.findByRole('menuitem', { name }));
    expect(await screen.findByRole('dialog', { name })).toBeVisible();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(menuButton()).toHaveFocus();
  },
);

test('a session that ends elsewhere shows a notice and keeps the page', async () => {
  const { user, state } = await openMeetings();
  await user.type(screen.getByRole('searchbox'), 'half a th');
  state.signedInAs = undefined;
  const { accountChanged } = await import('@/lib/account-change.ts');
  accountChanged();
  expect(await screen.findByText('Your session has expired.')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('half a th');
});

const withoutSession =
  /^\/api\/(auth\/(get-session|sign-in|two-factor)|sign-in-ways|single-sign-on)/;

/** The session ends, and the next request is refused. */
async function openWithExpiredSession() {
  const app = await openMeetings();
  app.state.signedInAs = undefined;
  // Every call without a session is refused, as by the server.
  server.use(
    http.all('*/api/*', ({ request }) => {
      const isOpen = withoutSession.test(new URL(request.url).pathname);
      return app.state.signedInAs || isOpen
        ? undefined
        : HttpResponse.json({ code: 'UNAUTHENTICATED', message: '' }, { status: 401 });
    }),
  );
  await app.user.type(screen.getByRole('searchbox'), 'p');
  expect(await screen.findByText('Your session has expired.')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign In' }));
  return { ...app, dialog };
}

test('signing in again in a dialog keeps the page with what was typed', async () => {
  const { user, router, dialog } = await openWithExpiredSession();
  const { pathname } = router.state.location;
  expect(dialog.getByLabelText('E-mail')).toHaveValue(account.email);
  expect(dialog.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute(
    'target',
    '_blank',
  );
  await user.type(dialog.getByLabelText('Password'), 'wrong{Enter}');
  expect(await dialog.findByRole('alert')).not.toBeEmptyDOMElement();
  await user.clear(dialog.getByLabelText('Password'));
  await user.type(dialog.getByLabelText('Password'), `${account.password}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText('Your session has expired.')).not.toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('p');
  expect(router.state.location.pathname).toBe(pathname);
  expect(page.leaveTo).not.toHaveBeenCalled();
});

test('signing in again needs the second step where the account has one', async () => {
  const { user, state, dialog } = await openWithExpiredSession();
  server.use(
    http.post('*/api/auth/sign-in/email', () => HttpResponse.json({ twoFactorRedirect: true })),
    http.post('*/api/auth/two-factor/verify-totp', () => {
      state.signedInAs = account.email;
      return HttpResponse.json({});
    }),
  );
  await user.type(dialog.getByLabelText('Password'), `${account.password}{Enter}`);
  const second = within(await screen.findByRole('dialog', { name: 'Two-Factor Sign-In' }));
  await user.type(second.getByLabelText('Code from your app'), '123456{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('searchbox')).toHaveValue('p');
});

test('single sign-on opens in another window, and the page finds the new session', async () => {
  server.use(
    http.get(`*${paths.signInWays}`, () =>
      HttpResponse.json({ hasSingleSignOn: true, hasPasskeys: false }),
    ),
    http.post(`*${paths.singleSignOnStart}`, () =>
      HttpResponse.json({ url: 'https://provider.example/authorize' }),
    ),
  );
  const assign = vi.fn();
  const open = vi.fn(() => ({ location: { assign }, close: vi.fn() }));
  vi.stubGlobal('open', open);
  const { user, state, dialog } = await openWithExpiredSession();
  await user.click(await dialog.findByRole('button', { name: 'Continue with single sign-on' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://provider.example/authorize'));
  expect(await dialog.findByText(/Sign in in the other window/)).toBeVisible();
  state.signedInAs = account.email;
  server.use(
    http.get('*/api/auth/get-session', () => {
      const session = { id: 'new', userId: account.id, activeOrganizationId: 'northwind' };
      const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
      return HttpResponse.json({ session: { ...session, expiresAt }, user: account });
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), {
    timeout: 10_000,
  });
  expect(screen.getByRole('searchbox')).toHaveValue('p');
  vi.unstubAllGlobals();
});

test.each([
  [
    'in the dialog',
    async ({ user, dialog }: Awaited<ReturnType<typeof openWithExpiredSession>>) => {
      await user.clear(dialog.getByLabelText('E-mail'));
      await user.type(dialog.getByLabelText('E-mail'), 'other@northwind.example');
      await user.type(dialog.getByLabelText('Password'), `${account.password}{Enter}`);
    },
  ],
  [
    'in another tab',
    async ({ state }: Awaited<ReturnType<typeof openWithExpiredSession>>) => {
      state.signedInAs = 'other@northwind.example';
      const { accountChanged } = await import('@/lib/account-change.ts');
      accountChanged();
    },
  ],
])(
  'another account that signs in %s leaves the page, and sees nothing of it',
  async (_, signIn) => {
    const app = await openWithExpiredSession();
    server.use(
      http.get('*/api/auth/get-session', () => {
        const email = app.state.signedInAs;
        if (!email) return HttpResponse.json(null);
        const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
        const session = {
          id: 'other',
          userId: 'other',
          activeOrganizationId: 'northwind',
          expiresAt,
        };
        return HttpResponse.json({ session, user: { ...account, id: 'other', email } });
      }),
    );
    await signIn(app);
    await waitFor(() => expect(page.leaveTo).toHaveBeenCalledWith('/'));
    expect(screen.queryByRole('heading', { name: 'Meetings' })).not.toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  },
);

test('a change that is refused because the session has expired opens the dialog, above others', async () => {
  const { user, state } = await openMeetings();
  await user.click(menuButton());
  await user.click(await screen.findByRole('menuitem', { name: 'Settings' }));
  const settings = within(await screen.findByRole('dialog', { name: 'Settings' }));
  const name = settings.getByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Helena B.');
  state.signedInAs = undefined;
  server.use(
    http.post('*/api/auth/update-user', () =>
      HttpResponse.json({ code: 'UNAUTHORIZED', message: 'Not authorized' }, { status: 401 }),
    ),
  );
  await user.click(settings.getByRole('button', { name: 'Save profile' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign In' }));
  expect(screen.queryByText('Not authorized')).toBeNull();
  await user.type(dialog.getByLabelText('Password'), `${account.password}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign In' })).toBeNull());
  expect(name).toHaveValue('Helena B.');
});

test('the dialog to sign in again stands alone, without a message about the change', async () => {
  const failed = buildMeeting({ processingStatus: 'failed', sentiment: undefined });
  const { handlers, state } = accountServer({ signedInAs: account.email });
  server.use(
    http.get('*/api/v1/event', () =>
      HttpResponse.json({ meetings: [failed], total: 1, next: null }),
    ),
    ...handlers,
  );
  const { user } = await renderApp('/meetings');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  state.signedInAs = undefined;
  const refusal = { code: 'UNAUTHORIZED', message: 'Not authorized' };
  const refuse = () => HttpResponse.json(refusal, { status: 401 });
  server.use(http.all('*/api/v1/*', refuse), http.all('*/api/auth/organization/*', refuse));
  await user.click(retry);
  expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeVisible();
  expect(screen.queryByText(/Not authorized|^Retry failed/)).toBeNull();
});

test('the notice of an expired session disappears when a call succeeds again', async () => {
  const { user, state } = await openMeetings();
  const box = screen.getByRole('searchbox');
  state.signedInAs = undefined;
  server.use(
    http.get('*/api/v1/event', () => HttpResponse.json({}, { status: 401 }), { once: true }),
  );
  await user.type(box, 'p');
  expect(await screen.findByText('Your session has expired.')).toBeVisible();
  state.signedInAs = account.email;
  await user.type(box, 'r');
  await waitFor(() => expect(screen.queryByText('Your session has expired.')).toBeNull());
  expect(menuButton()).toHaveTextContent('Helena Brandt');
});

test('the user menu is filled again after a sign-in elsewhere', async () => {
  const { user, state } = await openMeetings();
  const { accountChanged } = await import('@/lib/account-change.ts');
  state.signedInAs = undefined;
  accountChanged();
  expect(await screen.findByText('Your session has expired.')).toBeVisible();
  state.signedInAs = account.email;
  await user.type(screen.getByRole('searchbox'), 'r');
  await waitFor(() => expect(screen.queryByText('Your session has expired.')).toBeNull());
  await waitFor(() => expect(menuButton()).toHaveTextContent('Helena Brandt'));
});

test('entries that lead to a Coming Soon page say so, quietly', async () => {
  await openMeetings();
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  for (const name of ['Surveys', 'Org Chart', 'Restructure', 'Onboarding', 'Alerts', 'Actions']) {
    const link = main.getByRole('link', { name });
    expect(link).toHaveAccessibleDescription('Coming Soon');
    expect(link).toHaveTextContent(`${name}Soon`);
  }
  for (const name of ['Meetings', 'Scenarios', 'Offboarding', 'Succession Planning'])
    expect(main.getByRole('link', { name })).not.toHaveAccessibleDescription();
});

test('actions that are switched on are not coming soon', async () => {
  await openMeetings({ features: { actions: true } });
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  await waitFor(() =>
    expect(main.getByRole('link', { name: 'Actions' })).not.toHaveAccessibleDescription(),
  );
});

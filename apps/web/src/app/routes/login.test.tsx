import { paths, singleSignOnRefusalWords } from '@rapport/contract';
import { screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const signInPath = '*/api/auth/sign-in/email';

async function openSignIn(entry = '/login') {
  const { state, handlers } = accountServer({});
  server.use(...handlers);
  const app = await renderApp(entry);
  await screen.findByRole('heading', { name: 'Sign In' });
  return { ...app, state };
}

type User = Awaited<ReturnType<typeof renderApp>>['user'];

async function signIn(user: User, email = account.email, password = account.password) {
  if (email) await user.type(screen.getByLabelText('E-mail'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

test('shows the product and names the page', async () => {
  await openSignIn();
  expect(screen.getByText('Intelligent workplace analytics and insights')).toBeVisible();
  expect(document.title).toBe('Sign In · Rapport');
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
});

test('links to the password reset', async () => {
  await openSignIn();
  expect(screen.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('shows a spinner until the session is known', async () => {
  server.use(http.get('*/api/auth/get-session', () => delay('infinite')));
  await renderApp('/login');
  expect(await screen.findByRole('status')).toHaveTextContent('Loading...');
  expect(screen.queryByRole('heading', { name: 'Sign In' })).not.toBeInTheDocument();
});

test.each([
  ['', account.password, 'E-mail', 'Please enter a valid email address'],
  ['helena@', account.password, 'E-mail', 'Please enter a valid email address'],
  [account.email, '', 'Password', 'Password is required'],
])('"%s" with "%s" is refused at the %s', async (email, password, label, sentence) => {
  const { user, state } = await openSignIn();
  await signIn(user, email, password);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
  expect(state.signedInAs).toBeUndefined();
});

test('says that it is signing in and disables the fields meanwhile', async () => {
  const { user } = await openSignIn();
  server.use(http.post(signInPath, () => delay('infinite')));
  await signIn(user);
  expect(await screen.findByRole('button', { name: 'Signing in...' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  expect(screen.getByLabelText('E-mail')).toBeDisabled();
  expect(screen.getByLabelText('Password')).toBeDisabled();
});

test.each([
  [
    'the message of the server',
    () => HttpResponse.json({ code: 'NO', message: 'Too many attempts' }, { status: 429 }),
    'Too many attempts',
  ],
  [
    'its own message if the server sends none',
    () => HttpResponse.json({}, { status: 500 }),
    'Login failed. Please try again.',
  ],
  [
    'another message if the server cannot be reached',
    () => HttpResponse.error(),
    'An unexpected error occurred. Please try again.',
  ],
])('a refused sign-in shows %s and keeps the e-mail', async (_, answer, sentence) => {
  const { user } = await openSignIn();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(http.post(signInPath, answer));
  await signIn(user);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue(account.email);
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  logged.mockRestore();
});

test('a wrong password and an unknown e-mail get the same message', async () => {
  const { user } = await openSignIn();
  await signIn(user, account.email, 'wrong');
  expect(await screen.findByText('Invalid email or password')).toBeVisible();
});

test('signing in leads into the app and replaces the history entry', async () => {
  const { user, router } = await openSignIn();
  await signIn(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(router.state.historyAction).toBe('REPLACE');
});

test('signing in leads to the page asked for', async () => {
  const { user, router, state } = await openSignIn('/meetings?search=pricing');
  expect(router.state.location.pathname).toBe('/login');
  expect(router.state.historyAction).toBe('REPLACE');
  await signIn(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/meetings'));
  expect(router.state.location.search).toBe('?search=pricing');
  expect(state.callbackURL).toBe('/');
});

test('a signed-in person goes straight to the app', async () => {
  server.use(...accountServer({ signedInAs: account.email }).handlers);
  const { router } = await renderApp('/login');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('the password can be shown', async () => {
  const { user } = await openSignIn();
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
});

test('a person who forgot their password can ask for a new one', async () => {
  const { user, router } = await openSignIn();
  await user.click(screen.getByRole('link', { name: 'Forgot Password?' }));
  expect(await screen.findByRole('heading', { name: 'Forgot Password' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/forgot-password');
});

const usesSingleSignOn = () =>
  server.use(
    http.get(`*${paths.signInWays}`, () =>
      HttpResponse.json({
        hasSingleSignOn: true,
        hasPasskeys: false,
        sendsMail: true,
        hasOwner: true,
      }),
    ),
  );

describe('single sign-on', () => {
  test('is offered only if an organization uses it', async () => {
    const asked = vi.fn(() =>
      HttpResponse.json({
        hasSingleSignOn: false,
        hasPasskeys: false,
        sendsMail: true,
        hasOwner: true,
      }),
    );
    server.use(http.get(`*${paths.signInWays}`, asked));
    await openSignIn();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole('button', { name: 'Continue with single sign-on' })).toBeNull();
  });

  test('continues at the provider of the typed address', async () => {
    usesSingleSignOn();
    const { user } = await openSignIn();
    const sent: unknown[] = [];
    server.use(
      http.post(`*${paths.singleSignOnStart}`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(
          { code: 'NO_SINGLE_SIGN_ON', message: 'There is no single sign-on for this address.' },
          { status: 404 },
        );
      }),
    );
    const button = await screen.findByRole('button', { name: 'Continue with single sign-on' });
    await user.click(button);
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(sent).toEqual([]);
    await user.type(screen.getByLabelText('E-mail'), ' anna@acme.example');
    await user.click(button);
    expect(await screen.findByText('There is no single sign-on for this address.')).toBeVisible();
    expect(sent).toEqual([{ email: 'anna@acme.example' }]);
  });

  test('a refused single sign-on shows the reason', async () => {
    await openSignIn('/login?refused=other-domain');
    expect(screen.getByText(singleSignOnRefusalWords['other-domain'])).toBeVisible();
  });
});

test('an installation without an owner points to the set-up link instead of an administrator', async () => {
  const ways = { hasSingleSignOn: false, hasPasskeys: false, sendsMail: true, hasOwner: false };
  server.use(http.get(`*${paths.signInWays}`, () => HttpResponse.json(ways)));
  await openSignIn();
  expect(await screen.findByText(/^Nobody has an account here yet/)).toHaveTextContent(
    'Open the link that npm start printed to create your organization.',
  );
  expect(screen.queryByText(/Ask your administrator/)).toBeNull();
});

test('with an owner, the way in is an invitation of the administrator', async () => {
  await openSignIn();
  expect(
    screen.getByText('Access is by invitation. Ask your administrator for one.'),
  ).toBeVisible();
  expect(screen.queryByText(/npm start/)).toBeNull();
});

describe('a passkey', () => {
  const offer = (get: () => Promise<object>) => {
    vi.stubGlobal('PublicKeyCredential', vi.fn());
    vi.stubGlobal('navigator', Object.assign(navigator, { credentials: { get } }));
    const ways = { hasSingleSignOn: false, hasPasskeys: true, sendsMail: true, hasOwner: true };
    const request = {
      challenge: 'YQ',
      rpId: 'localhost',
      timeout: 1000,
      userVerification: 'required',
    };
    server.use(
      http.get(`*${paths.signInWays}`, () => HttpResponse.json(ways)),
      http.post(`*${paths.passkeySignInBegin}`, () => HttpResponse.json(request)),
    );
  };
  const bytes = (text: string) => new TextEncoder().encode(text).buffer;
  const answer = async () => ({
    id: 'YQ',
    rawId: bytes('a'),
    type: 'public-key',
    response: {
      clientDataJSON: bytes('{}'),
      authenticatorData: bytes('data'),
      signature: bytes('signature'),
      userHandle: bytes('helena'),
    },
    getClientExtensionResults: () => ({}),
  });
  afterEach(() => void vi.unstubAllGlobals());

  test('signs in', async () => {
    offer(answer);
    const { user, router, state } = await openSignIn();
    server.use(
      http.post(`*${paths.passkeySignIn}`, () => {
        state.signedInAs = account.email;
        return HttpResponse.json({ isSignedIn: true });
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('that is cancelled or refused has a sentence', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const get = vi.fn(answer);
    get.mockRejectedValueOnce(new DOMException('No.', 'NotAllowedError'));
    offer(get);
    const { user } = await openSignIn();
    const message = 'This passkey is not known here.';
    server.use(
      http.post(`*${paths.passkeySignIn}`, () =>
        HttpResponse.json({ code: 'PASSKEY_UNKNOWN', message }, { status: 401 }),
      ),
    );
    const button = await screen.findByRole('button', { name: 'Sign in with a passkey' });
    await user.click(button);
    expect(await screen.findByText('This was cancelled, or took too long.')).toBeVisible();
    await user.click(button);
    expect(await screen.findByText(message)).toBeVisible();
    logged.mockRestore();
  });
});

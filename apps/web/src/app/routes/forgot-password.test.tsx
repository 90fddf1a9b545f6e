import { cleanup, screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { noMailServer, server } from '@/testing/server.ts';

const requestPath = '*/api/auth/request-password-reset';
let requested: unknown[];

beforeEach(() => {
  requested = [];
  server.use(
    ...accountServer({}).handlers,
    http.post(requestPath, async ({ request }) => {
      requested.push(await request.json());
      return HttpResponse.json({ status: true });
    }),
  );
});

async function askForLink(email: string = account.email, button = 'Send Reset Link') {
  const app = await renderApp('/forgot-password');
  await screen.findByRole('heading', { name: 'Forgot Password' });
  if (email) await app.user.type(screen.getByLabelText('E-mail'), email);
  await app.user.click(await screen.findByRole('button', { name: button }));
  return app;
}

test('a link is sent and the page says where to look', async () => {
  const { user, router } = await askForLink(` ${account.email} `);
  const heading = await screen.findByRole('heading', { name: 'Check Your Email' });
  expect(heading).toHaveFocus();
  expect(screen.getByText(account.email)).toBeVisible();
  expect(requested).toEqual([{ email: account.email, redirectTo: '/reset-password' }]);
  expect(document.title).toBe('Forgot Password · Rapport');

  await user.click(screen.getByRole('link', { name: 'Back to Login' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('without a mail server nobody is told to look for a mail', async () => {
  server.use(noMailServer);
  await renderApp('/forgot-password');
  expect(await screen.findByText(/No mail server is set up, so the link/)).toBeVisible();
  expect(screen.queryByText(/we send you/)).not.toBeInTheDocument();
  cleanup();
  await askForLink(account.email, 'Create Reset Link');
  expect(await screen.findByRole('heading', { name: 'Ask for Your Link' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('no mail server is set up');
  expect(screen.queryByText(/on its way/)).not.toBeInTheDocument();
});

test.each(['', 'helena@', 'helena'])('"%s" is refused at the field', async (email) => {
  await askForLink(email);
  const sentence = 'Please enter a valid email address';
  await waitFor(() =>
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(sentence),
  );
  expect(screen.getByLabelText('E-mail')).toBeInvalid();
  expect(requested).toEqual([]);
});

test('while the mail is sent, the button says so', async () => {
  server.use(http.post(requestPath, () => delay('infinite')));
  await askForLink();
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toBeDisabled();
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
    'Failed to send reset email. Please try again.',
  ],
  [
    'another message if the server cannot be reached',
    () => HttpResponse.error(),
    'An unexpected error occurred. Please try again.',
  ],
])('a failure shows %s and keeps the input', async (_, answer, sentence) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(http.post(requestPath, answer));
  await askForLink();
  expect(await screen.findByText(sentence)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
  expect(screen.getByLabelText('E-mail')).toHaveValue(account.email);
});

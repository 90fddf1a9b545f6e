import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaderQuestions } from '@/sample/data/ask-me-anything/questions.ts';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (path: string, features = {}) => {
  server.use(...accountServer({ signedInAs: account.email, features }).handlers);
  return renderApp(path);
};
const box = () => screen.findByRole('textbox', { name: 'Your question' });
const askButton = () => screen.getByRole('button', { name: 'Ask' });
const theMoment = () => vi.advanceTimersByTimeAsync(1500);

test('a typed question gets a simulated answer, and another can be asked', async () => {
  const { user, router } = await open('/ask-me-anything');
  await user.type(await box(), '   ');
  expect(askButton()).toBeDisabled();
  await user.type(await box(), '{Enter}');
  expect(router.state.location.search).toBe('');

  await user.type(await box(), 'Who is tired?  ');
  await user.click(askButton());
  expect(router.state.location.search).toBe('?question=Who+is+tired%3F');
  expect(askButton()).toBeDisabled();
  expect(screen.getByText('Finding an answer...')).toBeInTheDocument();

  await theMoment();
  const heading = await screen.findByRole('heading', { name: 'Who is tired?' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByText(/This answer is simulated/)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Ask Another Question' }));
  expect(await box()).toHaveValue('');
  expect(await box()).toHaveFocus();
  expect(router.state.location.search).toBe('');
});

test('seven questions are suggested; choosing one shows an answer with figures and links', async () => {
  const { user } = await open('/ask-me-anything');
  const suggested = within(await screen.findByRole('region', { name: 'Questions leaders ask' }));
  expect(suggested.getAllByRole('link').map((link) => link.textContent)).toEqual(
    leaderQuestions.map(({ question }) => question),
  );
  await user.click(suggested.getByRole('link', { name: /Where has sentiment changed most/ }));
  await theMoment();
  expect(await screen.findByText(/Engineering has changed most/)).toBeVisible();
  const lookAt = within(screen.getByRole('region', { name: 'Look at' }));
  expect(lookAt.getByRole('link', { name: 'Sentiment overview, Past Month' })).toHaveAttribute(
    'href',
    '/sentiment?data=sample&period=past-month',
  );
});

test('a question in the address is answered again after a reload', async () => {
  await open('/ask-me-anything?question=What+do+people+say+about+the+pricing+change%3F');
  expect(await box()).toHaveValue('What do people say about the pricing change?');
  await theMoment();
  expect(await screen.findByText(/34 mentions in the past month/)).toBeVisible();
});

test.each([
  ['no', ''],
  ['a blank', '%20%20'],
  ['too long a', 'x'.repeat(501)],
])('an address with %s question shows the suggestions', async (_, question) => {
  await open(`/ask-me-anything?question=${question}`);
  expect(await screen.findByText('Questions leaders ask')).toBeVisible();
  expect(await box()).toHaveValue('');
});

test('if the feature is switched off, its entry is missing and its address is not found', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await open('/ask-me-anything', { askMeAnything: false });
  expect(await screen.findByText('Oops! Page not found')).toBeVisible();
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(navigation.getByRole('link', { name: 'Alerts' })).toBeVisible();
  await waitFor(() =>
    expect(navigation.queryByRole('link', { name: 'Ask Me Anything' })).not.toBeInTheDocument(),
  );
});

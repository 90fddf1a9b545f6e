import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

beforeEach(() => {
  server.use(
    ...accountServer({ signedInAs: account.email, trust: { worksCouncilMode: true } }).handlers,
  );
});

const whatIf =
  'Works-council mode is on in Northwind: what-if by person is switched off for everybody, also for the sample company.';
const succession = whatIf.replace('what-if', 'succession');

test.each([
  ['/offboarding/simulate', whatIf],
  ['/offboarding/simulate?person=tomas-leiva', whatIf],
  ['/succession', succession],
  ['/succession/new', succession],
  ['/succession/chief-technology-officer?tab=candidates', succession],
  ['/succession/no-such-plan', succession],
])('in works-council mode %s shows one sentence and no people', async (path, sentence) => {
  await renderApp(path);
  expect(await screen.findByText(sentence)).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  expect(main.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).not.toHaveTextContent(/Leiva|Okafor|Lindqvist|Visser/);
});

test('in works-council mode the command palette leads to the sentence', async () => {
  const { user } = await renderApp('/meetings');
  await screen.findByRole('heading', { name: 'Meetings' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'succession');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(succession)).toBeVisible();
});

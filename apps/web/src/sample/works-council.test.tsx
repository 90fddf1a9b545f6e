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

const succession =
  'Works-council mode is on in Northwind: succession by person is switched off for everybody, also for the sample company.';

test('in works-council mode the candidates are one sentence and no people', async () => {
  await renderApp('/succession/candidates/results');
  expect(await screen.findByText(succession)).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  expect(main.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).not.toHaveTextContent(/Leiva|Okafor|Lindqvist|Visser/);
});

test('in works-council mode no sample question ranks people', async () => {
  await renderApp('/ask-me-anything');
  const asked = within(await screen.findByRole('region', { name: 'Questions leaders ask' }));
  expect(asked.getAllByRole('link')).toHaveLength(4);
  expect(asked.queryByRole('link', { name: /^Who|losing people/ })).not.toBeInTheDocument();
});

test('in works-council mode the sentiment page lists no people', async () => {
  await renderApp('/sentiment');
  expect(
    await screen.findByText('Works-council mode is on: no moods of single people are shown.'),
  ).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Individuals' })).not.toBeInTheDocument();
});

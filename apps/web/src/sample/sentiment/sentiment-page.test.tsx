import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

async function openSentiment(query = '') {
  // Any other request fails the test.
  server.use(...accountServer({ signedInAs: account.email }).handlers);
  const app = await renderApp(`/sentiment${query}`);
  await screen.findByRole('heading', { level: 1, name: 'Sentiment' });
  return app;
}

const people = () =>
  within(screen.getByRole('table', { name: 'Individuals' }))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
const team = (name: string) =>
  within(screen.getByRole('region', { name: 'Teams' })).getByRole('button', {
    name: new RegExp(`^${name}`),
  });

test('opens on the past month, with its summary, people and teams', async () => {
  await openSentiment();
  expect(document.title).toBe('Sentiment · Rapport');
  expect(screen.getByText('Sample data')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Past Month' })).toBeChecked();
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toContain('6.9/10average sentiment, 8 teams');
  expect(items).toContain('6teams improving');
  expect(items).toContain('2teams needing attention');
  expect(people()).toHaveLength(10);
  expect(screen.getByRole('row', { name: /Jonas Keller/ })).toHaveTextContent(
    'Jonas KellerSales DirectorEngaged3.7Stressed8.3Recognised3.2Belongs4.9',
  );
  expect(team('Engineering')).toHaveTextContent(
    'EngineeringDeclining6.2/1034 members · 46 meetings−0.8 from 7.0',
  );
  expect(team('Product')).toHaveTextContent(/Improving.*\+0\.6 from 7\.0/);
});

test('another period has its own figures and address', async () => {
  const { user, router } = await openSentiment();
  await user.click(screen.getByRole('radio', { name: 'Past Week' }));
  await waitFor(() => expect(router.state.location.search).toBe('?period=past-week'));
  expect(await screen.findByText(/14 November to 20 November 2026/)).toBeVisible();
  expect(screen.getByText(/the week before \(hollow\)/)).toBeVisible();
  expect(team('Engineering')).toHaveTextContent('5.8/10');
  expect(screen.getByText('teams needing attention')).toBeVisible();
});

test('clicking a column sorts by it, and clicking again reverses it', async () => {
  const { user, router } = await openSentiment('?department=Engineering');
  const head = () => screen.getByRole('columnheader', { name: 'Stressed' });
  expect(head()).toHaveAttribute('aria-sort', 'none');
  await user.click(screen.getByRole('button', { name: 'Stressed' }));
  await waitFor(() => expect(head()).toHaveAttribute('aria-sort', 'descending'));
  expect(people()[0]).toMatch(/^Tomás Leiva/);
  await user.click(screen.getByRole('button', { name: 'Stressed' }));
  await waitFor(() => expect(head()).toHaveAttribute('aria-sort', 'ascending'));
  expect(router.state.location.search).toBe(
    '?department=Engineering&sort=stressed&direction=ascending',
  );
  expect(people()[0]).not.toMatch(/^Tomás Leiva/);
});

test('clicking a team lists its people, and clicking again lists everyone', async () => {
  const { user } = await openSentiment();
  await user.click(team('Engineering'));
  expect(await screen.findByText('Showing 10 of 34 people')).toBeVisible();
  expect(team('Engineering')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('combobox', { name: 'Department' })).toHaveValue('Engineering');
  await user.click(screen.getByRole('button', { name: 'Show 20 more' }));
  await user.click(screen.getByRole('button', { name: 'Show 4 more' }));
  expect(people()).toHaveLength(34);
  await user.click(team('Engineering'));
  expect(await screen.findByText('Showing 10 of 105 people')).toBeVisible();
});

test('a person is found by part of a name, and a search without results says so', async () => {
  const { user, router } = await openSentiment('?department=HR');
  const search = screen.getByRole('searchbox', { name: 'Find a person' });
  await user.click(search);
  await user.paste('salg');
  expect(await screen.findByText('Showing 1 of 1 person')).toBeVisible();
  expect(router.state.location.search).toBe('?department=HR&search=salg');
  await user.paste('x');
  expect(await screen.findByText('Nobody here matches "salgx".')).toBeVisible();
});

test('the address can limit the teams to those improving or needing attention', async () => {
  const { user, router } = await openSentiment('?teams=needing-attention');
  const teams = within(screen.getByRole('region', { name: 'Teams' }));
  const names = () => teams.getAllByRole('button').map((card) => card.textContent?.slice(0, 11));
  expect(teams.getByRole('combobox', { name: 'Teams shown' })).toHaveDisplayValue(
    'Needing attention (2)',
  );
  expect(names()).toEqual(['FinanceDecl', 'Engineering']);
  await user.selectOptions(teams.getByRole('combobox'), 'Improving (6)');
  expect(router.state.location.search).toBe('?teams=improving');
  expect(names()).toHaveLength(6);
  await user.selectOptions(teams.getByRole('combobox'), 'All teams (8)');
  expect(router.state.location.search).toBe('');
  expect(names()).toHaveLength(8);
});

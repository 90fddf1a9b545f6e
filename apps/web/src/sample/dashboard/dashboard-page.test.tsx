import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { longDay } from '@/lib/format-day.ts';
import { companyName, sampleToday } from '@/sample/data/company/company.ts';
import { employees } from '@/sample/data/company/employees.ts';
import { connections } from '@/sample/data/network/connections.ts';
import { connectionsOf } from '@/sample/domain/connection.ts';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

async function openDashboard() {
  // Any other request fails the test.
  server.use(...accountServer({ signedInAs: account.email }).handlers);
  const app = await renderApp('/');
  await screen.findByRole('heading', { level: 1, name: 'Welcome back, Helena' });
  const map = within(await screen.findByRole('region', { name: 'Organization Connection Map' }));
  return { ...app, map };
}

const region = (name: string) => within(screen.getByRole('region', { name }));

test('the home page greets by first name and says what has changed', async () => {
  await openDashboard();
  expect(document.title).toBe('Dashboard · Rapport');
  expect(screen.getByText('Sample data')).toBeVisible();
  const tiles = [
    [/^6 ?teams showing positive momentum$/, '/sentiment?data=sample&teams=improving'],
    [/^24 ?tasks completed today$/, '/actions'],
    [/^2 ?teams needing attention$/, '/sentiment?data=sample&teams=needing-attention'],
  ] as const;
  for (const [name, path] of tiles) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
  }
});

const cards = [
  ['Meeting Intelligence', '/meetings', /87%efficiency.*156.*423.*234.*Time on topic78%/],
  [
    'Team Sentiment',
    '/sentiment?data=sample',
    /78\/100overall health.*Positive65%Neutral25%Negative10%/,
  ],
  ['Task Tracking', '/actions', /24todaytasks completed.*In progress38/],
  ['Team Engagement', '/sentiment?data=sample&sort=engaged', /92%engagement.*Engineering86%/],
] as const;

test('each card shows its figures and links to its screen', async () => {
  await openDashboard();
  for (const [name, path, text] of cards) {
    const card = screen.getByRole('region', { name });
    expect(card).toHaveTextContent(text);
    expect(within(card).getByRole('link', { name })).toHaveAttribute('href', path);
  }
});

test('strategic items show all their fields', async () => {
  await openDashboard();
  const items = region('Strategic Alignment').getAllByRole('listitem');
  expect(items).toHaveLength(5);
  expect(items[2]).toHaveTextContent(
    /Billing reliabilityHIGH.*58%.*19 mentions · last 17 Nov.*down 9.*Engagement 79%.*Impact.*Critical/,
  );
});

test('trends are empty and say so', async () => {
  await openDashboard();
  expect(
    region('Meeting Trends').getByText('The meeting trends chart would appear here'),
  ).toBeVisible();
  expect(
    region('Sentiment Trends').getByText('The sentiment trends chart would appear here'),
  ).toBeVisible();
});

test('the map counts people, connections and strong bonds, and remembers its elastic behavior', async () => {
  const { user, map } = await openDashboard();
  const strong = connections.filter(({ strength }) => strength >= 7).length;
  expect(map.getByText('employees').closest('li')).toHaveTextContent('105 employees');
  expect(map.getByText('connections').closest('li')).toHaveTextContent(`${connections.length}`);
  expect(map.getByText('strong bonds').closest('li')).toHaveTextContent(`${strong} strong bonds`);
  expect(
    map.getByRole('img', { name: /^Connection map of 105 employees.*Tomás Leiva/ }),
  ).toBeVisible();
  expect(map.getByRole('switch', { name: 'Show names' })).toBeChecked();
  const elastic = map.getByRole('switch', { name: 'Elastic behavior' });
  expect(elastic).not.toBeChecked();
  await user.click(elastic);
  expect(localStorage.getItem('orgmap-elastic-behavior')).toBe('true');
});

test('a selected person is shown in a strip that can be closed', async () => {
  const { user, map } = await openDashboard();
  await user.click(map.getByRole('button', { name: 'Show as list' }));
  await user.click(await map.findByRole('searchbox', { name: 'Find a person or pair' }));
  await user.paste('tomas');
  await user.click(map.getByRole('button', { name: /Tomás Leiva/ }));
  const count = connectionsOf(connections, 'tomas-leiva').length;
  expect(map.getByRole('status')).toHaveTextContent(
    `Tomás LeivaStaff Engineer, EngineeringNeutral${count} connections`,
  );
  await user.click(map.getByRole('radio', { name: 'Pairs' }));
  await user.click(map.getByRole('button', { name: /Tomás Leivaand Mateo Ferrari/ }));
  expect(map.getByRole('status')).toHaveTextContent(
    'Tomás Leiva and Mateo FerrariMentorshipPositiveStrength 8 of 10',
  );
  await user.click(map.getByRole('button', { name: 'Close' }));
  expect(map.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Organization Connection Map' })).toHaveFocus();
  await user.click(map.getByRole('button', { name: 'Show as map' }));
  expect(map.getByRole('img')).toBeVisible();
});

test('the strong connections filter shortens the list of pairs', async () => {
  const { user, map } = await openDashboard();
  await user.click(map.getByRole('switch', { name: 'Strong connections only' }));
  await user.click(map.getByRole('button', { name: 'Show as list' }));
  await user.click(map.getByRole('searchbox', { name: 'Find a person or pair' }));
  await user.paste('tomas');
  await user.click(map.getByRole('radio', { name: 'Pairs' }));
  const strong = connectionsOf(connections, 'tomas-leiva').filter(({ strength }) => strength >= 7);
  const pairs = map.getByRole('list', { name: 'Pairs' });
  expect(within(pairs).getAllByRole('listitem')).toHaveLength(strong.length);
});

test('the badge explains the sample and links to uploading', async () => {
  const { user } = await openDashboard();
  const badge = screen.getByRole('button', { name: 'Sample data' });
  await user.click(badge);
  const words = within(await screen.findByRole('dialog', { name: 'Sample data' }));
  const sentence = `${companyName} is an invented company of ${employees.length} people. Your own figures appear here once meetings are analysed.`;
  expect(words.getByText(sentence)).toBeVisible();
  expect(words.getByText(`Data as of ${longDay(sampleToday)}.`)).toBeVisible();
  expect(words.getByRole('link', { name: 'Upload a meeting' })).toHaveAttribute(
    'href',
    '/meetings?upload',
  );
  expect(words.getByRole('link', { name: 'Your meetings' })).toHaveAttribute('href', '/meetings');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(badge).toHaveFocus();
});

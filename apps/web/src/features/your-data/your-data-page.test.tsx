import { figures, type MyData, paths, type RulesInForce } from '@rapport/contract';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { account, accountServer, rulesInForce } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const held: MyData = {
  profile: {
    email: account.email,
    accountName: account.name,
    picture: null,
    organization: 'Northwind',
    role: 'member',
    memberSince: '2026-01-05T09:00:00.000Z',
    lastUsedAt: null,
    signIn: {
      twoFactor: { since: '2026-10-02T08:00:00.000Z' },
      singleSignOn: [
        {
          provider: 'https://id.example',
          subject: 'helena-1',
          since: '2026-09-01T08:00:00.000Z',
          lastUsedAt: '2026-11-03T08:00:00.000Z',
        },
      ],
      passkeys: [{ name: 'My laptop', since: '2026-10-05T08:00:00.000Z', lastUsedAt: null }],
      assistants: [
        {
          name: 'Claude',
          host: 'claude.ai',
          since: '2026-10-06T08:00:00.000Z',
          lastUsedAt: null,
        },
      ],
    },
    directory: null,
  },
  meetings: [],
  corrections: [],
  totals: { meetings: 0, corrections: 0, uploads: 0, auditEntries: 0 },
};

async function openYourData(trust: Partial<RulesInForce['trust']> = {}) {
  const rules = { ...rulesInForce, trust: { ...rulesInForce.trust, ...trust } };
  server.use(
    http.get(`*${paths.myData}`, () => HttpResponse.json(held)),
    http.get(`*${paths.rulesInForce}`, () => HttpResponse.json(rules)),
    ...accountServer({ signedInAs: account.email }).handlers,
  );
  const app = await renderApp('/your-data');
  const list = within(await screen.findByRole('list', { name: 'Computed about you' }));
  const rowOf = (name: string) => list.getByRole('link', { name }).closest('li');
  return { ...app, list, rowOf };
}

test('everything computed about the person is listed with who sees it', async () => {
  const { list, rowOf } = await openYourData();
  const aboutPeople = figures.filter(({ about }) => about === 'person' || about === 'pair');
  expect(list.getAllByRole('listitem')).toHaveLength(aboutPeople.length);
  expect(rowOf('Your mood in each meeting')).toHaveTextContent(
    'seen by everyone in the organization',
  );
  expect(rowOf('The number of your words')).toHaveTextContent('seen by only you');
});

test('how the person signs in is shown with since when', async () => {
  await openYourData();
  const section = screen.getByRole('region', { name: 'Sign-in' });
  expect(section).toHaveTextContent(/On since .*2 Oct/);
  expect(section).toHaveTextContent(/My laptop.*Since .*5 Oct.*, never used/);
  expect(section).toHaveTextContent(/https:\/\/id\.example.*Since .*1 Sep.*, last used .*3 Nov/);
});

test('the rules of the organization change who sees it', async () => {
  const { rowOf } = await openYourData({ worksCouncilMode: true });
  expect(rowOf('Your engagement')).toHaveTextContent(
    'seen by only you under Your data, because works-council mode is on',
  );
  expect(rowOf('Recommendations to you and another person')).toHaveTextContent(
    'seen by only the two of you',
  );
});

test('a figure leads to its description, and the section to all of them', async () => {
  const { user, router, list } = await openYourData();
  expect(screen.getByRole('link', { name: 'What is computed about whom' })).toHaveAttribute(
    'href',
    '/trust',
  );
  await user.click(list.getByRole('link', { name: 'Your engagement' }));
  expect(await screen.findByRole('heading', { name: /^Engagement/ })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/trust', hash: '#engagement' });
});

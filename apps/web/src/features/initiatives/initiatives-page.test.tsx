import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { figureServer, refused } from '@/testing/figure-server.ts';
import { buildInitiatives } from '@/testing/organization-figures.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

async function openInitiatives(query = '', given: Parameters<typeof figureServer>[0] = {}) {
  const figures = figureServer(given);
  server.use(...figures.handlers);
  const app = await renderApp(`/initiatives${query}`);
  await screen.findByRole('heading', { level: 1, name: 'Initiatives' });
  return { ...app, ...figures };
}

const table = async () => within(await screen.findByRole('table', { name: 'Initiatives' }));
const topics = async () =>
  (await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent);

test('all initiatives of the period are listed, those with most meetings first', async () => {
  const { calls } = await openInitiatives('?weeks=13');
  const all = await topics();
  expect([all.length, all[0]]).toEqual([7, 'Berth pricing']);
  expect(calls).toContain('initiatives?weeks=13');
  expect(screen.getByText('7 initiatives')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
    'href',
    '/?data=own&weeks=13',
  );
  expect(screen.getByText(/^2 more initiatives are named only in meetings/)).toBeVisible();
});

test('order and search are in the address; hidden moods are last', async () => {
  const { user, router } = await openInitiatives();
  const mood = { name: 'Mood, and change' };
  await user.click((await table()).getByRole('button', mood));
  await waitFor(async () => expect((await topics())[0]).toBe('Self-service booking'));
  await user.click((await table()).getByRole('button', mood));
  await waitFor(async () => expect((await topics())[0]).toBe('Customs interface'));
  expect((await topics()).at(-1)).toBe('Pension change');
  await user.type(screen.getByRole('searchbox', { name: 'Search initiatives' }), 'pric{Enter}');
  await waitFor(async () => expect(await topics()).toEqual(['Berth pricing']));
  expect(router.state.location.search).toBe('?sort=mood&direction=ascending&search=pric');
  expect(screen.getByText('1 of 7 initiatives')).toBeVisible();
});

test('if there are very many, the page says how many are listed', async () => {
  await openInitiatives('', { initiatives: buildInitiatives({ initiativesNamed: 812 }) });
  expect(await screen.findByText('The 7 of 812 initiatives with the most meetings.')).toBeVisible();
});

test('a search that finds nothing says so', async () => {
  await openInitiatives('?search=quantum');
  expect(await screen.findByText('No initiative is named ‘quantum’.')).toBeVisible();
});

test('a row opens the page of its topic in the same period', async () => {
  const { user, router } = await openInitiatives('?weeks=13');
  await user.click((await table()).getByRole('link', { name: 'Berth pricing' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Berth pricing' })).toBeVisible();
  expect(router.state.location).toMatchObject({
    pathname: '/initiatives/Berth%20pricing',
    search: '?weeks=13',
  });
});

test('with sentiment off there is no mood, and nothing about its limit', async () => {
  const initiatives = buildInitiatives().initiatives.map((one) => ({ ...one, mood: null }));
  await openInitiatives('', { initiatives: buildInitiatives({ initiatives }) });
  expect(await topics()).toHaveLength(7);
  expect(screen.queryByRole('columnheader', { name: /^Mood/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/no mood of fewer/)).not.toBeInTheDocument();
});

test('people who may not see figures are told so', async () => {
  await openInitiatives('', { initiatives: refused(403, 'FIGURES_NOT_SHARED', 'Not shared') });
  expect(await screen.findByText('These figures are not shown to you')).toBeVisible();
});

import { paths } from '@rapport/contract';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { figureServer, refused } from '@/testing/figure-server.ts';
import { buildEvidence } from '@/testing/organization-figures.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

async function openTopic(topic: string, given: Parameters<typeof figureServer>[0] = {}) {
  const figures = figureServer(given);
  server.use(...figures.handlers);
  const app = await renderApp(`/initiatives/${encodeURIComponent(topic)}?weeks=13`);
  return { ...app, ...figures };
}

const quotes = async () => within(await screen.findByRole('region', { name: 'What was said' }));

test('a topic has its counts, its weeks, and quotes that lead to their minute', async () => {
  const { calls } = await openTopic('Berth pricing');
  expect(await screen.findByRole('heading', { level: 1, name: 'Berth pricing' })).toBeVisible();
  expect(await screen.findByText(/mentions in 23 meetings by .* of the directory/)).toBeVisible();
  expect(screen.getByRole('img', { name: /^Mentions of Berth pricing per week: / })).toBeVisible();
  const said = await quotes();
  expect(await said.findByText('“The pilot went well.”')).toBeVisible();
  expect(said.getByRole('link', { name: 'Ines Carvalho, 06:12' })).toHaveAttribute(
    'href',
    '/meetings/meeting-0?at=372',
  );
  expect(said.getByText('and 2 you may not open')).toBeVisible();
  expect(calls).toContain('evidence?weeks=13&of=initiative&subject=Berth+pricing');
  expect(screen.getByRole('link', { name: 'Back to Initiatives' })).toHaveAttribute(
    'href',
    '/initiatives?weeks=13',
  );
});

test('earlier meetings are shown on request, after those that are shown', async () => {
  const { user, calls, answers } = await openTopic('Berth pricing', {
    evidence: buildEvidence({ earlier: 1 }),
  });
  const said = await quotes();
  const more = await said.findByRole('button', { name: 'Show earlier meetings' });
  answers.evidence = buildEvidence({
    meetings: [{ meetingId: 'meeting-2', name: 'Kick-off', date: '2026-11-02', turns: [] }],
  });
  await user.click(more);
  expect(await said.findByRole('link', { name: 'Kick-off' })).toBeVisible();
  expect(said.getByRole('link', { name: 'Pricing working group' })).toBeVisible();
  expect(calls.at(-1)).toBe(
    'evidence?weeks=13&of=initiative&subject=Berth+pricing&after=meeting-1',
  );
  expect(more).not.toBeInTheDocument();
});

test('a topic that is spelled in another way is found', async () => {
  await openTopic('berth-pricing');
  expect(await screen.findByRole('heading', { level: 1, name: 'Berth pricing' })).toBeVisible();
});

test('a topic that is no initiative of the period is told, and no quotes are asked for', async () => {
  const { calls } = await openTopic('Quantum');
  expect(await screen.findByText('No initiative is named ‘Quantum’.')).toBeVisible();
  expect(calls.some((call) => call.startsWith('evidence'))).toBe(false);
});

test('quotes that fail to load can be tried again', async () => {
  const { user } = await openTopic('Berth pricing', {
    evidence: refused(500, 'INTERNAL_ERROR', 'Something went wrong.'),
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('Failed to load the quotes. Please try again.')).toBeVisible();
  server.use(http.get(`*${paths.organizationEvidence}`, () => HttpResponse.json(buildEvidence())));
  await user.click(retry);
  expect(await (await quotes()).findByText('“The pilot went well.”')).toBeVisible();
});

test('people who may not see figures are told so', async () => {
  await openTopic('Berth pricing', {
    initiatives: refused(403, 'FIGURES_NOT_SHARED', 'Not shared'),
  });
  expect(await screen.findByText('These figures are not shown to you')).toBeVisible();
});

import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { figureServer } from '@/testing/figure-server.ts';
import { buildHappened } from '@/testing/organization-figures.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

async function openPage(happened = buildHappened(), query = '') {
  const figures = figureServer({ happened });
  server.use(...figures.handlers);
  await renderApp(`/what-happened${query}`);
  await screen.findByRole('heading', { level: 1, name: 'What happened' });
  return figures;
}

test('all facts are listed by day, newest first', async () => {
  const { calls } = await openPage(undefined, '?weeks=13');
  const rows = await within(await screen.findByRole('list', { name: 'Facts' })).findAllByRole(
    'listitem',
  );
  expect(rows.map((row) => row.querySelector('time')?.textContent)).toEqual([
    '17 Nov',
    '17 Nov',
    '16 Nov',
    '12 Nov',
    '10 Nov',
    '4 Nov',
    '3 Nov',
    '1 Nov',
    '5 Aug',
  ]);
  expect(rows[2]).toHaveTextContent(
    'Works-council agreement came up for the first time: 5 mentions.',
  );
  expect(rows[3]).toHaveTextContent(
    'A vote passed in Quarterly board review, 6 to 1. “I move that we adopt the budget for 2027.”',
  );
  expect(within(rows[3] ?? document.body).getByRole('link')).toHaveTextContent(
    '12 Nov, 1:12:30 Beatriz',
  );
  expect(
    screen.getByText(/^9 facts of 148 meetings, 26 October to 22 November 2026\./),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
    'href',
    '/?data=own&weeks=13',
  );
  expect(calls).toContain('happened?weeks=13');
});

test.each([
  [3, 'No decision, vote or new topic in 3 meetings.'],
  [0, 'No meeting was held in this period.'],
])('a period of %i meetings without facts says so', async (meetings, sentence) => {
  await openPage(buildHappened({ facts: [], meetings }));
  expect(await screen.findByText(sentence)).toBeVisible();
});

import { figureNotShown } from '@rapport/contract';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { askServer, buildAnswer, buildFigure } from '@/testing/ask-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

async function open(answer = buildFigure()) {
  server.use(...askServer({ answer: () => answer }).handlers);
  const address = `?data=own&q=${encodeURIComponent(answer.question)}`;
  const app = await renderApp(`/ask-me-anything${address}`);
  return { ...app, shown: within(await screen.findByRole('region', { name: 'Answer' })) };
}

test('a figure stands with its definition, its screen and what was counted', async () => {
  const { user, shown } = await open();
  expect(shown.getByText('4')).toBeVisible();
  expect(shown.getByText('overdue actions of Sales, of 13 open ones')).toBeVisible();
  expect(shown.getByText(/^Sure or confirmed, not done, and due before today\./)).toBeVisible();
  expect(
    shown.getByText('Counted, not estimated, in the 148 meetings that you may open; in 0.2 s.'),
  ).toBeVisible();
  expect(shown.getByRole('link', { name: 'Open in Actions' })).toHaveAttribute(
    'href',
    '/actions?due=overdue',
  );
  // The sentence is for readers of the API.
  expect(screen.queryByText('4 overdue actions of Sales.')).not.toBeInTheDocument();

  const counted = within(screen.getByRole('region', { name: 'What was counted' }));
  const lines = counted.getAllByRole('listitem');
  expect(lines.map((one) => one.textContent)).toEqual([
    'Send Vermeer the extensionDepot leads, 17 November2 days late',
    'Correct the forecast',
  ]);
  expect(counted.getByRole('link', { name: 'Send Vermeer the extension' })).toHaveAttribute(
    'href',
    '/meetings/depots?turn=14',
  );
  expect(counted.getByRole('link', { name: '2 more in Actions' })).toBeVisible();

  await user.click(shown.getByRole('button', { name: /^How is this counted\?/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^How is this counted\?/ }));
  expect(dialog.getByRole('heading', { name: 'Counts of an answer' })).toBeVisible();
});

test('a figure of none is an answer, and quotes beside a figure are its sources', async () => {
  const { quotes, meetings } = buildAnswer();
  const { figure } = buildFigure();
  const { shown } = await open(
    buildFigure({
      found: false,
      figure: figure && { ...figure, value: 'None', lines: [], more: 0, screen: null },
      quotes,
      meetings,
    }),
  );
  expect(shown.getByText('None')).toBeVisible();
  expect(shown.queryByRole('link', { name: /^Open in/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'What was counted' })).not.toBeInTheDocument();
  expect(screen.queryByText(/^Nothing was said/)).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Sources' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your follow-up' })).toBeVisible();
});

test('a figure that is not shown is not said to be counted', async () => {
  const { figure } = buildFigure();
  const { shown } = await open(
    buildFigure({
      found: false,
      figure: figure && { ...figure, value: figureNotShown, label: 'here', lines: [], more: 0 },
    }),
  );
  expect(shown.getByText('Nothing was counted.')).toBeVisible();
  expect(shown.queryByText(/not estimated/)).not.toBeInTheDocument();
});

test('a copied figure has its definition, its screen and what was counted', async () => {
  const { user, shown } = await open();
  await user.click(shown.getByRole('button', { name: 'Copy with sources' }));
  expect(await screen.findByText('Answer copied, with its sources.')).toBeVisible();
  const { origin } = window.location;
  expect(await navigator.clipboard.readText()).toBe(
    [
      'How many actions of Sales are overdue?',
      '4 overdue actions of Sales, of 13 open ones',
      'Sure or confirmed, not done, and due before today.',
      `Actions: ${origin}/actions?due=overdue`,
      [
        'What was counted',
        '- Send Vermeer the extension: 2 days late',
        '  Depot leads, 17 November',
        `  ${origin}/meetings/depots?turn=14`,
        '- Correct the forecast',
      ].join('\n'),
      '2 more',
    ].join('\n\n'),
  );
});

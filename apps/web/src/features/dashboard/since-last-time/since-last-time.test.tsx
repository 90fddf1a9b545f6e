import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { figureServer, refused } from '@/testing/figure-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';
import { buildDueSeries, buildPromise, buildSinceLastTime } from '@/testing/since-last-time.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const depot = buildDueSeries();
const council = buildDueSeries({ id: 'council', name: 'Product council', dueDate: '2026-11-26' });

async function open(...given: Parameters<typeof buildSinceLastTime>) {
  const figures = figureServer({ sinceLastTime: buildSinceLastTime(...given) });
  server.use(...figures.handlers);
  const app = await renderApp('/');
  const block = within(await screen.findByRole('region', { name: 'Since last time' }));
  await block.findAllByRole('article');
  return { ...app, ...figures, block };
}

/** The row with this label of a series, as text. */
function row(block: ReturnType<typeof within>, label: string, series = 'Depot leads') {
  const term = within(block.getByRole('article', { name: series })).queryByText(label);
  return term?.nextElementSibling ?? null;
}

test('a series tells when it is due, and what its last meeting left', async () => {
  const { block } = await open(depot);
  expect(block.getByText(/^Your series due by 27 November/)).toBeVisible();
  const article = block.getByRole('article', { name: 'Depot leads' });
  expect(article).toHaveTextContent(/Depot leads.*Tuesday 24 November, 10:00.*in 4 days/);
  expect(block.getByRole('link', { name: 'Depot leads' })).toHaveAttribute('href', '/series/depot');
  const quote = block.getByRole('link', { name: /^“All the stock stays with Vermeer\.”/ });
  expect(quote).toHaveAccessibleName('“All the stock stays with Vermeer.” 19:12 Daniel Roth');
  expect(quote).toHaveAttribute('href', '/meetings/depot-17?at=1152');
  expect(quote).not.toHaveAttribute('data-tooltip');
  expect(row(block, 'Open')).toHaveTextContent(/^“So who signs the extension with Vermeer\?”/);
  expect(row(block, 'Missing')).toHaveTextContent(
    'Lena Voss, there in 9 of 10 beforePiotr Wrona, there in all 5 before',
  );
});

test('a long quote is shortened at a word, and whole on hover, on focus and read out', async () => {
  const { block } = await open(depot);
  const whole =
    '“We open on the first of March, and I would rather say that now than move it twice.”';
  const quote = block.getByRole('link', { name: `${whole} 12:40 Joost Maas` });
  expect(quote).toHaveAttribute('data-tooltip', whole);
  expect(within(quote).getByText('“We open on the first of March, and I…”')).toBeVisible();
});

test('promises are told by owner and state, the most urgent first', async () => {
  const { block } = await open(depot);
  const promised = row(block, 'Promised');
  if (!(promised instanceof HTMLElement)) throw new Error('There is no row of promises');
  const links = within(promised).getAllByRole('link');
  expect(links[0]).toHaveAccessibleName(
    'Marta Lindgren: “I’ll send Vermeer the extension before they ask for it again.” 31:40',
  );
  expect(links[1]).toHaveAccessibleName('Joost Maas: “I will call them.” 14:20');
  expect(promised).toHaveTextContent(/2 days late.*14:20today.*14:20done$/);
});

test('a promise tells its day or that it is open, and a fourth is on the page of the meeting', async () => {
  const promises = [
    buildPromise({ text: 'Order the ramp', isCorrected: true, owner: null }),
    buildPromise({ text: 'I will ask.', dueDay: '2026-11-30' }),
    buildPromise({ text: 'I write it down.' }),
    buildPromise({ text: 'I did it.', state: 'done' }),
  ];
  const { block } = await open(buildDueSeries({ promises }));
  const promised = row(block, 'Promised');
  expect(promised).toHaveTextContent(/“I will ask\.” 14:2030 Nov.*Order the ramp 14:20open/);
  expect(promised).not.toHaveTextContent('I did it');
  expect(block.getByRole('link', { name: '1 more' })).toHaveAttribute('href', '/meetings/depot-17');
});

test('where nothing is sure it says so, and what is to confirm', async () => {
  const nothing = { decisions: [], promises: [], openQuestions: [], missing: [] };
  const { block } = await open(buildDueSeries({ ...nothing, maybeDecisions: 3 }), {
    ...council,
    ...nothing,
  });
  expect(row(block, 'Decided')).toHaveTextContent('None that Rapport is sure of; 3 to confirm');
  expect(block.getByRole('link', { name: '3 to confirm' })).toHaveAttribute(
    'href',
    '/meetings/depot-17?confirm=1',
  );
  expect(row(block, 'Promised')).toHaveTextContent('None that Rapport is sure of');
  expect([row(block, 'Open'), row(block, 'Missing')]).toEqual([null, null]);
  expect(row(block, 'Decided', 'Product council')).toHaveTextContent(
    /^None that Rapport is sure of$/,
  );
});

test('of another language, and where actions and names are switched off, nothing is claimed', async () => {
  const { promises, missing, ...series } = buildDueSeries({ decisions: null, openQuestions: null });
  const { block } = await open(series);
  expect(row(block, 'Decided')).toHaveTextContent('Decisions are found in English only');
  for (const label of ['Promised', 'Open', 'Missing']) expect(row(block, label)).toBeNull();
});

test('two series are shown, and the others at one press', async () => {
  const others = ['Tariff round', 'Safety walk'].map((name) => buildDueSeries({ id: name, name }));
  const { block, user } = await open(depot, council, ...others);
  expect(block.getAllByRole('article')).toHaveLength(2);
  await user.click(block.getByRole('button', { name: 'And 2 more' }));
  expect(block.getAllByRole('article')).toHaveLength(4);
  await user.click(block.getByRole('button', { name: 'Show fewer' }));
  expect(block.getAllByRole('article')).toHaveLength(2);
});

test('a phone shows the next series without its decisions', async () => {
  const phone = Object.assign(window.matchMedia(''), { matches: true });
  const media = vi.spyOn(window, 'matchMedia').mockReturnValue(phone);
  onTestFinished(() => media.mockRestore());
  const { block, user } = await open(depot, council);
  expect(block.getAllByRole('article')).toHaveLength(1);
  expect(row(block, 'Decided')).toBeNull();
  expect(row(block, 'Promised')).toHaveTextContent('2 days late');
  await user.click(block.getByRole('button', { name: 'Product council, in 6 days' }));
  expect(block.getByRole('article', { name: 'Product council' })).toBeVisible();
});

test('without a series due there is no block', async () => {
  const { handlers, calls } = figureServer();
  server.use(...handlers);
  await renderApp('/');
  await screen.findByRole('region', { name: 'What changed' });
  await vi.waitFor(() => expect(calls).toContain('sinceLastTime'));
  await vi.waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Since last time' })).not.toBeInTheDocument(),
  );
});

test('if it fails to load, the rest of the page stays and it can be retried', async () => {
  const { handlers, answers } = figureServer({
    sinceLastTime: refused(422, 'BROKEN', 'It could not be read.'),
  });
  server.use(...handlers);
  const { user } = await renderApp('/');
  const block = within(await screen.findByRole('region', { name: 'Since last time' }));
  expect(await block.findByText('It could not be read.')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'What changed' })).toBeVisible();
  answers.sinceLastTime = buildSinceLastTime(depot);
  await user.click(block.getByRole('button', { name: 'Retry' }));
  expect(await block.findByRole('article', { name: 'Depot leads' })).toBeVisible();
});

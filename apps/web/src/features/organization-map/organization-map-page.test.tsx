import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { RecordingContext } from '@/components/connection-map/testing/recording-context.ts';
import { figureServer, refused } from '@/testing/figure-server.ts';
import { coverage, mondays } from '@/testing/organization-figures.ts';
import { buildMap } from '@/testing/organization-map.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const title = 'Organization Connection Map';
let context: RecordingContext;

beforeEach(() => {
  context = new RecordingContext();
  sessionStorage.clear();
  const stubs = { getContext: () => context, clientWidth: 784, clientHeight: 640 };
  for (const [name, value] of Object.entries(stubs)) {
    Object.defineProperty(HTMLCanvasElement.prototype, name, { value, configurable: true });
  }
});

async function openMap(given: Parameters<typeof figureServer>[0] = {}, query = '') {
  const figures = figureServer(given);
  server.use(...figures.handlers);
  const app = await renderApp(`/organization-map${query}`);
  await screen.findByRole('heading', { level: 1, name: title });
  return { ...app, ...figures };
}

async function openPeople(given: Parameters<typeof figureServer>[0] = {}) {
  const opened = await openMap(given);
  await opened.user.click(await screen.findByRole('switch', { name: 'Ties of people' }));
  return opened;
}

const toggle = (name: string) => screen.findByRole('switch', { name });

const mapCalls = (calls: string[]) => calls.filter((call) => call.startsWith('map'));
const picture = () => screen.findByRole('img', { name: /^Organization connection map/ });
const walk = () => screen.getByRole('button', { name: 'Walk through the map' });
const saidPerson = () => document.querySelector('main p[aria-live=polite]')?.textContent;
const textsDrawn = () => context.texts.map(({ text }) => text);

test('the head says who was heard, and leads back to the own dashboard in the same period', async () => {
  const { user } = await openMap({}, '?weeks=13&person=leonie');
  expect(
    await screen.findByText(
      'Who speaks with whom across Northwind: 7 people, 6 of them heard from 26 October to 22 November 2026.',
    ),
  ).toBeVisible();
  expect(document.title).toBe(`${title} · Rapport`);
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
    'href',
    '/?weeks=13&data=own',
  );
  const counts = screen.getByRole('list', { name: 'Ties of the period' });
  expect(counts).toHaveTextContent(/^5 ties$/);
  await user.click(await toggle('Compare with the period before'));
  expect(counts).toHaveTextContent('5 ties1 new1 lost');
});

test('the drawing of people names regions with people heard, and has a sentence', async () => {
  const { user } = await openPeople();
  const label = 'Organization connection map of 7 people, 6 of them heard, with 5 ties';
  const list = 'Use ‘Show as list’ to read it as text.';
  await waitFor(async () => expect(await picture()).toHaveAccessibleName(`${label}. ${list}`));
  await user.click(await toggle('Compare with the period before'));
  expect(await picture()).toHaveAccessibleName(`${label}: 1 new, 1 lost. ${list}`);
  await waitFor(() => expect(textsDrawn()).toContain('Design'));
  expect(textsDrawn()).toContain('1 of 2');
  expect(textsDrawn()).not.toContain('Leonie Hartmann');
});

const dashesDrawn = () => context.strokes.filter(({ dash }) => dash.length > 0).length;
const coloursDrawn = () => context.strokes.map(({ colour }) => colour);

test('strong ties are drawn at first; new ones in accent and lost ones dashed only on demand', async () => {
  const { user } = await openPeople();
  expect(await screen.findByText(/or five times; drawn: the 3 strong ones of 5$/)).toBeVisible();
  await waitFor(() => expect(coloursDrawn()).toContain('var(--link)'));
  expect(dashesDrawn()).toBe(0);
  expect(coloursDrawn()).not.toContain('var(--accent)');
  await user.click(await toggle('All pairs'));
  await user.click(await toggle('Compare with the period before'));
  await waitFor(() => expect(dashesDrawn()).toBe(1));
  expect(coloursDrawn()).toContain('var(--accent)');
  await user.click(await toggle('Changes only'));
  await waitFor(() => expect(coloursDrawn()).not.toContain('var(--link)'));
  await user.click(await toggle('Compare with the period before'));
  await waitFor(() => expect(coloursDrawn()).toContain('var(--link)'));
  expect(dashesDrawn()).toBe(0);
});

test('the list says the same as the map, and has the weak ties too', async () => {
  const { user } = await openPeople();
  await user.click(await screen.findByRole('button', { name: 'Show as list' }));
  const people = within(await screen.findByRole('list', { name: 'People' }));
  expect(people.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Leonie HartmannDesign4',
    'Ines CarvalhoProduct2',
    'Nadia RahimiSales2',
    'Samir KhouryFinance1',
    'Yara KassisDesign1',
    'Olav BergSales, not heard0',
    'Tom NgNo department0',
  ]);
  await user.click(await toggle('Compare with the period before'));
  await user.click(await screen.findByRole('radio', { name: 'Pairs' }));
  const pairs = within(await screen.findByRole('list', { name: 'Pairs' }));
  const texts = pairs.getAllByRole('button').map(({ textContent }) => textContent);
  expect(texts).toContain('Leonie Hartmannand Samir Khoury, new5');
  expect(texts).toContain('Leonie Hartmannand Olav Berg, lost4');
});

test('the panel of a person shows ties and changes, and no mood', async () => {
  await openMap({}, '?person=leonie');
  const panel = within(await screen.findByRole('complementary', { name: 'Leonie Hartmann' }));
  expect(panel.getByText('Design Lead')).toBeVisible();
  expect(panel.getByText('Ties in Design').parentElement).toHaveTextContent('1 same as before');
  expect(panel.getByText('Ties to others').parentElement).toHaveTextContent('3 +1, −1');
  const ties = within(panel.getByRole('list', { name: 'Strongest ties' })).getAllByRole('listitem');
  expect(ties.map(({ textContent }) => textContent)).toEqual([
    'Ines CarvalhoProduct Director18+3',
    'Nadia RahimiHead of Sales9+4',
    'Yara KassisProduct Designer8±0',
    'Samir KhouryFinance Director5new',
  ]);
  expect(panel.getByText('No mood is shown for one person.')).toBeVisible();
  expect(panel.getByRole('link', { name: 'Open profile' })).toHaveAttribute(
    'href',
    '/users/leonie',
  );
});

test('the panel leads to the meetings of the period, and a tie to those with answers of both', async () => {
  const { user, calls } = await openMap({}, '?person=leonie');
  const panel = within(await screen.findByRole('complementary', { name: 'Leonie Hartmann' }));
  expect(panel.getByRole('link', { name: 'Meetings of this period' })).toHaveAttribute(
    'href',
    '/meetings?person=leonie&from=2026-10-26&to=2026-11-22',
  );
  await user.click(panel.getByRole('button', { name: 'Nadia Rahimi' }));
  const tie = within(
    await screen.findByRole('dialog', { name: 'Leonie Hartmann and Nadia Rahimi' }),
  );
  expect(
    tie.getByText(
      'They answered each other in 9 meetings of this period. Strength 8 of 10, a strong tie.',
    ),
  ).toBeVisible();
  await waitFor(() => expect(calls.at(-1)).toBe('evidence?of=tie&subject=leonie&other=nadia'));
});

test('one press shows how the map, the grid and bridges are computed', async () => {
  await openMap();
  for (const part of ['Map', 'Between departments', 'Bridges'])
    expect(
      within(await screen.findByRole('region', { name: part })).getByRole('button', {
        name: /^How is this computed/,
      }),
    ).toBeVisible();
});

test('the keyboard starts at the largest person, moves, opens, closes and returns', async () => {
  const { user, router } = await openPeople();
  await waitFor(async () => expect(await picture()).toHaveAttribute('aria-busy', 'false'));
  act(() => walk().focus());
  expect(screen.getByText('Leonie Hartmann, Design, 4 ties')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  const panel = await screen.findByRole('complementary', { name: 'Leonie Hartmann' });
  expect(router.state.location.search).toBe('?person=leonie');
  await user.click(within(panel).getByRole('button', { name: 'Close' }));
  expect(walk()).toHaveFocus();
  expect(router.state.location.search).toBe('');
  const reached = new Set<string | undefined>();
  for (const key of ['Right', 'Down', 'Left', 'Left', 'Up', 'Up', 'Right', 'Right', 'Down']) {
    await user.keyboard(`{Arrow${key}}`);
    reached.add(saidPerson());
  }
  expect(reached.size).toBeGreaterThan(3);
  const name = saidPerson()?.split(',')[0] ?? '';
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('complementary', { name })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary', { name })).not.toBeInTheDocument();
  expect(walk()).toHaveFocus();
});

test('a person is found by a part of the name', async () => {
  const { user } = await openMap();
  const search = await screen.findByRole('searchbox', { name: 'Find a person' });
  await user.type(search, 'xyz');
  expect(screen.getByText('Nobody matches "xyz". Try part of a name.')).toBeVisible();
  await user.clear(search);
  await user.type(search, 'khou');
  expect(screen.getByText('1 person')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('complementary', { name: 'Samir Khoury' })).toBeVisible();
  expect(search).toHaveValue('');
});

test('departments are compared in a grid with arrow-key navigation', async () => {
  const { user } = await openMap();
  const grid = within(await screen.findByRole('grid', { name: 'Between departments' }));
  expect(grid.getAllByRole('gridcell')).toHaveLength(10);
  const design = grid.getByRole('gridcell', {
    name: 'Within Design: 8.8 hours, 6 % more than before',
  });
  act(() => design.focus());
  await user.keyboard('{ArrowDown}');
  expect(
    grid.getByRole('gridcell', { name: 'Sales and Design: 0.5 hours, 81 % less than before' }),
  ).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
  // There are no cells above the diagonal.
  expect(grid.getByRole('gridcell', { name: /^Within Sales/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}{Home}');
  expect(grid.getByRole('gridcell', { name: /^Finance and Design/ })).toHaveFocus();
  expect(grid.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

test('a cell and a bridge open the meetings behind them', async () => {
  const { user, calls } = await openMap();
  const grid = within(await screen.findByRole('grid', { name: 'Between departments' }));
  act(() => grid.getByRole('gridcell', { name: /^Sales and Design/ }).focus());
  await user.keyboard('{Enter}');
  const talk = within(await screen.findByRole('dialog', { name: 'Sales and Design' }));
  expect(await talk.findByRole('link', { name: 'Weekly product sync' })).toBeVisible();
  expect(calls.at(-1)).toBe('evidence?of=departments&subject=Sales&other=Design');
  await user.keyboard('{Escape}');
  expect(grid.getByRole('gridcell', { name: /^Sales and Design/ })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'Against chance' }));
  expect(
    grid.getByRole('gridcell', {
      name: 'Sales and Design: 6 exchanges, 0.2 times as many as by chance',
    }),
  ).toBeVisible();
  const bridges = within(screen.getByRole('region', { name: 'Bridges' }));
  await user.click(bridges.getByRole('button', { name: 'Sales' }));
  expect(await screen.findByRole('dialog', { name: 'Leonie Hartmann and Sales' })).toBeVisible();
  await waitFor(() => expect(calls.at(-1)).toBe('evidence?of=bridge&subject=leonie&other=Sales'));
});

test('bridges are one line a person', async () => {
  await openMap();
  const bridges = within(await screen.findByRole('region', { name: 'Bridges' }));
  expect(bridges.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Leonie Hartmann: Design’s only way to Sales; main way to Product (4 of 5 ties)',
    'Samir Khoury: Finance’s main way to Product (7 of 9 ties)',
  ]);
});

test('the slider chooses the last week, and the address follows', async () => {
  const { user, router, calls } = await openMap();
  const slider = await screen.findByRole('slider', { name: 'Last week shown' });
  expect(slider).toHaveAttribute('aria-valuetext', 'Four weeks to 22 November: 120 meetings');
  act(() => slider.focus());
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(slider).toHaveAttribute('aria-valuetext', 'Four weeks to 8 November: 120 meetings');
  await waitFor(() => expect(router.state.location.search).toBe(`?weeks=4&week=${mondays.at(-3)}`));
  await waitFor(() =>
    expect(mapCalls(calls)).toEqual(['map', `map?weeks=4&week=${mondays.at(-3)}`]),
  );
  await user.keyboard('{Home}');
  expect(slider).toHaveAttribute('aria-valuenow', '0');
  await user.keyboard('{PageUp}');
  expect(slider).toHaveAttribute('aria-valuenow', '4');
  await user.keyboard('{End}');
  expect(slider).toHaveAttribute('aria-valuenow', '11');
});

test('with too few meetings it says how many are missing', async () => {
  await openMap({ map: buildMap({ coverage: { ...coverage, state: 'few', meetings: 3 } }) });
  expect(
    await screen.findByText('From 5 meetings and 5 people heard on, you see who talks to whom.'),
  ).toBeVisible();
  expect(screen.getByText('So far 3 meetings and 6 people in this period.')).toBeVisible();
});

test('without meetings it links to importing', async () => {
  await openMap({ map: buildMap({ coverage: { ...coverage, state: 'empty', meetings: 0 } }) });
  expect(await screen.findByRole('link', { name: 'Import meetings' })).toBeVisible();
});

test('a map that fails to load shows an error and can be retried', async () => {
  const { user, answers } = await openMap({
    map: refused(422, 'INVALID_PERIOD', 'This week is not known.'),
  });
  expect(await screen.findByText('This week is not known.')).toBeVisible();
  answers.map = buildMap();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await picture()).toBeVisible();
});

test('people who may not see figures are told whom to ask', async () => {
  await openMap({ map: refused(403, 'FIGURES_NOT_SHARED', 'Not shared.') });
  expect(await screen.findByText('These figures are not shown to you')).toBeVisible();
});

test('with maps switched off, nothing is requested', async () => {
  const { calls } = await openMap({ features: { interactionGraphs: false } });
  expect(await screen.findByText('Connection maps are switched off')).toBeVisible();
  expect(calls).toEqual([]);
});

test('the panel lists the series in which the person spoke in the period', async () => {
  const series = [{ id: 'weekly', name: 'Weekly product sync', heard: 3, meetings: 4 }];
  const { calls } = await openMap({ seriesOfPerson: { series } }, '?person=leonie');
  const list = within(await screen.findByRole('list', { name: 'Series' }));
  expect(list.getByRole('link', { name: 'Weekly product sync' })).toHaveAttribute(
    'href',
    '/series/weekly',
  );
  expect(list.getByText('3 of 4')).toBeVisible();
  expect(calls).toContain('seriesOfPerson?from=2026-10-26&to=2026-11-22');
});

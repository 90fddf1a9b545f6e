import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { figureServer } from '@/testing/figure-server.ts';
import { coverage } from '@/testing/organization-figures.ts';
import { buildMap } from '@/testing/organization-map.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

beforeEach(() => sessionStorage.clear());

async function open(address: string, map = buildMap()) {
  const figures = figureServer({ map });
  server.use(...figures.handlers);
  const app = await renderApp(address);
  return { ...app, ...figures };
}

const openPage = (map = buildMap()) => open('/organization-map', map);
const picture = () => screen.findByRole('img', { name: /^Organization connection map/ });
const walk = () => screen.getByRole('button', { name: 'Walk through the map' });
const said = () => document.querySelector('main p[aria-live=polite]')?.textContent;

test('the map opens with departments and the hours of each two, beside their curves', async () => {
  await openPage();
  const drawing = await picture();
  expect(drawing).toHaveAccessibleName(
    'Organization connection map of 4 departments and all 4 pairs. Use ‘Show as list’ to read it as text.',
  );
  const drawn = within(drawing);
  for (const hours of ['9.1 h', '5.2 h', '0.5 h', '0.3 h'])
    expect(drawn.getByText(hours)).toBeInTheDocument();
  expect(drawn.getByText('1 of 2')).toBeInTheDocument();
  expect(drawing).not.toHaveTextContent('Leonie');
  expect(
    screen.getByText('Hours of meetings in which both departments spoke; all 4 pairs'),
  ).toBeVisible();
  expect(screen.getByText(/^A dot is a person heard, not a mood; /)).toHaveTextContent(
    '1 person heard has no department.',
  );
  const counts = screen.getByRole('list', { name: 'Ties of the period' });
  expect(counts).toHaveTextContent(/^5 ties$/);
});

test('arrow keys say each pair, the longest first, and Enter opens its meetings', async () => {
  const { user, calls } = await openPage();
  await picture();
  act(() => walk().focus());
  expect(said()).toBe('Design and Product were in 9.1 hours of meetings together');
  await user.keyboard('{ArrowRight}');
  expect(said()).toBe('Finance and Product were in 5.2 hours of meetings together');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(said()).toMatch(/0\.3 hours of meetings together, in none before$/);
  await user.keyboard('{ArrowRight}{Enter}');
  const meetings = within(await screen.findByRole('dialog', { name: 'Design and Product' }));
  expect(
    meetings.getByText('People of both were in 9.1 hours of meetings together in this period.'),
  ).toBeVisible();
  await waitFor(() =>
    expect(calls.at(-1)).toBe('evidence?of=departments&subject=Design&other=Product'),
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(walk()).toHaveFocus());
  expect(said()).toBe('Design and Product were in 9.1 hours of meetings together');
});

test('the list has every department and pair, and a pair opens its meetings', async () => {
  const { user } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'Show as list' }));
  const departments = within(await screen.findByRole('list', { name: 'Departments' }));
  expect(departments.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'Sales1 of 2 heard',
  );
  const pairs = within(screen.getByRole('list', { name: 'Pairs of departments' }));
  expect(pairs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Design and Product9.1 h',
    'Finance and Product5.2 h',
    'Design and Sales0.5 h',
    'Design and Finance0.3 h',
  ]);
  await user.click(screen.getByRole('switch', { name: 'Compare with the period before' }));
  expect(pairs.getByText('new')).toBeVisible();
  await user.click(pairs.getByRole('button', { name: /^Design and Sales/ }));
  expect(await screen.findByRole('dialog', { name: 'Design and Sales' })).toBeVisible();
});

test('new and lost pairs are told on demand', async () => {
  const map = buildMap();
  const lost = {
    a: 'Finance',
    b: 'Sales',
    minutes: { now: 0, before: 90 },
    exchanges: 0,
    ratioToChance: null,
  };
  const { user } = await openPage(buildMap({ departments: [...map.departments, lost] }));
  expect(within(await picture()).queryByText('1.5 h before')).not.toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: 'Compare with the period before' }));
  expect(await within(await picture()).findByText('1.5 h before')).toBeInTheDocument();
  expect(
    screen.getByText(
      /Against the four weeks before 1 pair is new \(blue\) and 1 pair is lost \(dashed\)\./,
    ),
  ).toBeVisible();
});

test('without the length of any meeting the map opens with people', async () => {
  const departments = buildMap().departments.map((pair) => ({
    ...pair,
    minutes: { now: 0, before: 0 },
  }));
  await openPage(buildMap({ departments, coverage: { ...coverage, untimed: 148 } }));
  expect(await picture()).toHaveAccessibleName(/of 7 people/);
  expect(screen.queryByRole('switch', { name: 'Ties of people' })).not.toBeInTheDocument();
});

test('an organization with one department opens with its people', async () => {
  const people = buildMap().people.map((person) => ({ ...person, department: 'Design' }));
  await openPage(buildMap({ people, departments: [], bridges: [] }));
  expect(await picture()).toHaveAccessibleName(/of 7 people/);
  expect(screen.queryByRole('switch', { name: 'Ties of people' })).not.toBeInTheDocument();
});

test('a chosen person is drawn with their ties, and switching these off closes the person', async () => {
  const { user, router } = await open('/organization-map?person=leonie');
  expect(await picture()).toHaveAccessibleName(/of 7 people/);
  await user.click(screen.getByRole('switch', { name: 'Ties of people' }));
  expect(await picture()).toHaveAccessibleName(/of 4 departments/);
  expect(router.state.location.search).toBe('');
});

test('on the dashboard of a phone the map has no switches, only the list', async () => {
  const phone = Object.assign(window.matchMedia(''), { matches: true });
  const media = vi.spyOn(window, 'matchMedia').mockReturnValue(phone);
  onTestFinished(() => media.mockRestore());
  await open('/?data=own');
  const map = within(await screen.findByRole('region', { name: 'Organization Connection Map' }));
  expect(await map.findByRole('button', { name: 'Show as list' })).toBeVisible();
  expect(map.queryByRole('switch')).not.toBeInTheDocument();
  expect(map.getByRole('img')).toHaveAccessibleName(/of 4 departments/);
});

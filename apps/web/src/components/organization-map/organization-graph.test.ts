import type { OrganizationMap } from '@rapport/contract';
import { expect, test } from 'vitest';
import { tieChangeCode } from '@/components/connection-map/scene/graph-shapes.ts';
import { buildMap, tieOf } from '@/testing/organization-map.ts';
import { layoutOrganization } from './layout/layout-organization.ts';
import { talkBetween } from './layout/talk.ts';
import { organizationGraph } from './organization-graph.ts';
import type { TieView } from './shown-ties.ts';

const first = buildMap();
const layout = layoutOrganization(first.people, talkBetween(first));

const graphOf = (map: OrganizationMap, view: Partial<TieView> = {}) =>
  organizationGraph(map, layout, {
    compares: true,
    changesOnly: false,
    strongestOnly: false,
    ...view,
  });

function placesOf(map: OrganizationMap): Map<string, number[]> {
  const { nodes, plan } = graphOf(map);
  return new Map(
    nodes.map(({ id }, node) => [
      id,
      [...(plan?.positions.subarray(2 * node, 2 * node + 2) ?? [])],
    ]),
  );
}

test('other ties change the order of people, but move nobody', () => {
  const later = buildMap({
    ties: [
      tieOf('olav', 'samir', 9, 0, 9),
      tieOf('olav', 'tom', 9, 0, 9),
      tieOf('olav', 'yara', 2, 0, 1),
    ],
  });
  expect(graphOf(later).nodes[0]?.id).toBe('olav');
  expect(graphOf(first).nodes[0]?.id).toBe('leonie');
  expect(placesOf(later)).toEqual(placesOf(first));
});

test('people of ten departments have dots of ten looks', () => {
  const people = Array.from({ length: 10 }, (_, at) => ({
    id: `${at}`,
    name: `Person ${at}`,
    title: null,
    department: `Site ${at}`,
    isHeard: true,
  }));
  const sites = layoutOrganization(people, []);
  const view = { compares: false, changesOnly: false, strongestOnly: false };
  const { shapes } = organizationGraph({ people, ties: [] }, sites, view);
  expect(new Set(shapes.department).size).toBe(10);
});

test('a circle grows with the root of the ties; people who were not heard are hollow and small', () => {
  const { nodes, shapes } = graphOf(first);
  const of = (id: string) => nodes.findIndex((node) => node.id === id);
  expect(shapes.radius[of('leonie')]).toBeCloseTo(1.5 + 0.62 * 2);
  expect(shapes.radius[of('tom')]).toBeCloseTo(1.5);
  expect(shapes.radius[of('olav')]).toBeCloseTo(1.6);
  expect([...(shapes.regions?.heard ?? [])].filter((heard) => heard === 0)).toHaveLength(1);
  expect(shapes.regions?.heard[of('olav')]).toBe(0);
  expect(nodes[of('olav')]).toMatchObject({ connections: 0, note: 'not heard' });
});

const changesIn = (view: Partial<TieView>) => {
  const { links, nodes } = graphOf(first, view);
  return [...links]
    .map(
      ({ source, target, change }) =>
        `${[nodes[source]?.id, nodes[target]?.id].sort().join(' ')} ${change}`,
    )
    .sort();
};

test.each([
  [
    'compared',
    {},
    [
      'ines leonie kept',
      'ines nadia kept',
      'leonie nadia kept',
      'leonie olav lost',
      'leonie samir new',
      'leonie yara kept',
    ],
  ],
  ['only what changed', { changesOnly: true }, ['leonie olav lost', 'leonie samir new']],
  [
    'not compared',
    { compares: false, changesOnly: true },
    [
      'ines leonie kept',
      'ines nadia kept',
      'leonie nadia kept',
      'leonie samir kept',
      'leonie yara kept',
    ],
  ],
] as const)('ties %s', (_, view, ties) => {
  expect(changesIn(view)).toEqual(ties);
});

test('a tie within a department is straight, between two it bends', () => {
  const { links, nodes, shapes } = graphOf(first);
  const straight = [...links].filter((_, at) => Number.isNaN(shapes.regions?.bends[4 * at] ?? 0));
  expect(
    straight.map(({ source, target }) => [nodes[source]?.name, nodes[target]?.name].sort()),
  ).toEqual([['Leonie Hartmann', 'Yara Kassis']]);
});

test('more meetings make a thicker tie', () => {
  const { shapes } = graphOf(first);
  const { kept } = tieChangeCode;
  const tiers = [...shapes.tier].filter((_, at) => shapes.regions?.change[at] === kept);
  expect(tiers).toEqual([3, 2, 1, 0]);
});

test('regions say how many of a department were heard', () => {
  expect(graphOf(first).plan?.names.map(({ name, detail }) => `${name} ${detail}`)).toEqual([
    'Design 2 of 2',
    'Sales 1 of 2',
    'Finance 1 of 1',
    'Product 1 of 1',
    'No department 1 of 1',
  ]);
});

test('only strong ties are drawn where the strongest are asked for, and all where none is strong', () => {
  const drawn = (map: OrganizationMap) => graphOf(map, { strongestOnly: true }).links.length;
  expect(drawn(first)).toBe(3);
  const weak = first.ties.filter(({ strength }) => strength < 7);
  expect(drawn(buildMap({ ties: weak }))).toBe(weak.length);
});

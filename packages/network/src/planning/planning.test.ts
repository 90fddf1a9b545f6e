import fc from 'fast-check';
import { expect, test } from 'vitest';
import { graphFrom, karateClub, kite } from '../testing/known-graphs.ts';
import { articulationPoints } from './articulation-points.ts';
import { fragmentation } from './fragmentation.ts';
import { betweennessOf, componentsOf, graphOf, type TieGraph } from './tie-graph.ts';

const completeOf = (names: readonly string[]) =>
  names.flatMap((a, at) => names.slice(at + 1).map((b) => `${a} ${b}`));
const without = (graph: TieGraph, person: string) => {
  const left = graph.copy();
  left.dropNode(person);
  return left;
};
/** Two groups of four, joined by a chain of two (barbell_graph(4, 2) in the documentation of networkx). */
const barbell = [
  ...completeOf(['0', '1', '2', '3']),
  ...['3 4', '4 5', '5 6'],
  ...completeOf(['6', '7', '8', '9']),
];

test.each([
  { name: 'the kite', graph: kite, points: ['Heather', 'Ike'] },
  { name: 'the karate club', graph: karateClub, points: ['1'] },
  { name: 'the barbell', graph: graphFrom(barbell), points: ['3', '4', '5', '6'] },
  { name: 'a closed barbell', graph: graphFrom([...barbell, '2 8']), points: [] },
  { name: 'a chain', graph: graphFrom(['a b', 'b c', 'c d']), points: ['b', 'c'] },
  { name: 'a pair', graph: graphFrom(['a b'], ['x']), points: [] },
])('$name falls apart without $points', ({ graph, points }) => {
  expect(articulationPoints(graph).sort()).toEqual(points);
});

test('a chain of 50,000 people does not overflow the stack', () => {
  const chain = Array.from({ length: 50_000 }, (_, at) => `${at} ${at + 1}`);
  expect(articulationPoints(graphFrom(chain))).toHaveLength(49_999);
});

// Betweenness of the kite as printed by Krackhardt (1990); of the karate club as in the documentation of networkx.
test.each([
  { graph: kite, person: 'Heather', share: 0.389 },
  { graph: kite, person: 'Fernando', share: 0.231 },
  { graph: kite, person: 'Garth', share: 0.231 },
  { graph: kite, person: 'Ike', share: 0.222 },
  { graph: kite, person: 'Diane', share: 0.102 },
  { graph: kite, person: 'Andre', share: 0.023 },
  { graph: kite, person: 'Jane', share: 0 },
  { graph: karateClub, person: '1', share: 0.438 },
  { graph: karateClub, person: '34', share: 0.304 },
  { graph: karateClub, person: '33', share: 0.145 },
])('$person is on $share of the shortest paths', ({ graph, person, share }) => {
  const pairs = ((graph.order - 1) * (graph.order - 2)) / 2;
  expect((betweennessOf(graph).get(person) ?? -1) / pairs).toBeCloseTo(share, 3);
});

// 1 - the global efficiency of networkx. The third graph is the example in its documentation.
test.each([
  { name: 'all tied', graph: graphFrom(completeOf(['a', 'b', 'c', 'd'])), value: 0 },
  { name: 'nobody tied', graph: graphFrom([], ['a', 'b', 'c']), value: 1 },
  {
    name: 'all but one tied',
    graph: graphFrom(['0 1', '0 2', '0 3', '1 2', '1 3']),
    value: 1 / 12,
  },
  { name: 'a star of five', graph: graphFrom(['h a', 'h b', 'h c', 'h d']), value: 0.3 },
  { name: 'a chain of four', graph: graphFrom(['a b', 'b c', 'c d']), value: 5 / 18 },
  { name: 'two pairs', graph: graphFrom(['a b', 'c d']), value: 2 / 3 },
])('the fragmentation with $name is $value', ({ graph, value }) => {
  expect(fragmentation(graph)).toBeCloseTo(value, 10);
});

test('one person has no fragmentation', () => {
  expect(fragmentation(graphFrom([], ['a']))).toBeNull();
});

test('a person who leaves takes their ties with them', () => {
  const ties = [
    { a: 'a', b: 'b', weight: 1 },
    { a: 'b', b: 'c', weight: 1 },
  ];
  expect(componentsOf(graphOf(['a', 'b', 'c', 'x'], ties))).toEqual([['a', 'b', 'c'], ['x']]);
  expect(componentsOf(graphOf(['a', 'c', 'x'], ties))).toEqual([['a'], ['c'], ['x']]);
});

const names = Array.from({ length: 9 }, (_, at) => `p${at}`);
const graphs = fc.subarray(completeOf(names)).map((ties) => graphFrom(ties, names));

test('articulation points are the people whose leaving makes more components', () => {
  fc.assert(
    fc.property(graphs, (graph) => {
      const isAlone = (person: string) => graph.degree(person) === 0;
      const parting = names.filter(
        (person) =>
          !isAlone(person) &&
          componentsOf(without(graph, person)).length > componentsOf(graph).length,
      );
      expect(articulationPoints(graph)).toEqual(parting);
    }),
  );
});

test('an additional tie never increases fragmentation', () => {
  fc.assert(
    fc.property(graphs, fc.constantFrom(...completeOf(names)), (graph, tie) => {
      const [a = '', b = ''] = tie.split(' ');
      const more = graph.copy();
      more.mergeEdge(a, b, { weight: 1 });
      expect(fragmentation(more) ?? 2).toBeLessThanOrEqual((fragmentation(graph) ?? -1) + 1e-12);
    }),
  );
});

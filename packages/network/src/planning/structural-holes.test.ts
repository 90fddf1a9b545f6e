import { expect, test } from 'vitest';
import { graphFrom } from '../testing/known-graphs.ts';
import { structuralHoles } from './structural-holes.ts';

// The graph of Borgatti 1997 (Structural holes: unpacking Burt's redundancy measures, Connections 20), with values of
// UCINET and igraph taken from the tests of networkx (test_structuralholes.py).
const pairs = ['A B', 'A F', 'A G', 'A E', 'E G', 'F G', 'B G', 'B D', 'D G', 'G C'];
const weights = [2, 3, 5, 2, 8, 3, 4, 1, 3, 10];
const plain = graphFrom(pairs);
const weighted = graphFrom(pairs.map((pair, at) => `${pair} ${weights[at]}`));

test.each([
  { graph: plain, person: 'G', constraint: 0.4, effectiveSize: 4.67 },
  { graph: plain, person: 'A', constraint: 0.595, effectiveSize: 2.5 },
  { graph: plain, person: 'C', constraint: 1, effectiveSize: 1 },
  { graph: weighted, person: 'G', constraint: 0.299, effectiveSize: 5.47 },
  { graph: weighted, person: 'A', constraint: 0.795, effectiveSize: 2.47 },
  { graph: weighted, person: 'C', constraint: 1, effectiveSize: 1 },
])('$person has a constraint of $constraint', ({ graph, person, constraint, effectiveSize }) => {
  const holes = structuralHoles(graph, person);
  expect(holes?.constraint).toBeCloseTo(constraint, 3);
  expect(holes?.effectiveSize).toBeCloseTo(effectiveSize, 2);
});

test('a person without a tie has no measures', () => {
  expect(structuralHoles(graphFrom(['A B'], ['X']), 'X')).toBeNull();
});

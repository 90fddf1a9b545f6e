import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjacencyOf } from './adjacency.ts';
import { closenessOf } from './closeness.ts';
import { fragmentationOf } from './fragmentation.ts';

/** Ties as 'A B'. */
function fragmentation(ties: readonly string[], others: readonly string[] = []): number | null {
  const pairs = ties.map((tie) => {
    const [a = '', b = ''] = tie.split(' ');
    return { a, b };
  });
  const network = adjacencyOf([...others, ...pairs.flatMap(({ a, b }) => [a, b])], pairs);
  return fragmentationOf(closenessOf(network), network.names.length);
}

const completeOf = (names: readonly string[]) =>
  names.flatMap((a, at) => names.slice(at + 1).map((b) => `${a} ${b}`));

// 1 - the global efficiency of networkx. The third graph is the example in its documentation.
test.each([
  { name: 'all tied', ties: completeOf(['a', 'b', 'c', 'd']), value: 0 },
  { name: 'nobody tied', ties: [], people: ['a', 'b', 'c'], value: 1 },
  { name: 'all but one tied', ties: ['0 1', '0 2', '0 3', '1 2', '1 3'], value: 1 / 12 },
  { name: 'a star of five', ties: ['h a', 'h b', 'h c', 'h d'], value: 0.3 },
  { name: 'a chain of four', ties: ['a b', 'b c', 'c d'], value: 5 / 18 },
  { name: 'two pairs', ties: ['a b', 'c d'], value: 2 / 3 },
])('the fragmentation with $name is $value', ({ ties, people, value }) => {
  expect(fragmentation(ties, people)).toBeCloseTo(value, 10);
});

test('one person has no fragmentation', () => {
  expect(fragmentation([], ['a'])).toBeNull();
});

const names = Array.from({ length: 9 }, (_, at) => `p${at}`);
const everyTie = completeOf(names);

test('an additional tie never increases fragmentation', () => {
  fc.assert(
    fc.property(fc.subarray(everyTie), fc.constantFrom(...everyTie), (ties, tie) => {
      const more = [...new Set([...ties, tie])];
      expect(fragmentation(more, names) ?? 2).toBeLessThanOrEqual(
        (fragmentation(ties, names) ?? -1) + 1e-12,
      );
    }),
  );
});

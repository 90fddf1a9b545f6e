import { expect, test } from 'vitest';
import { areDominated } from './are-dominated.ts';

test.each([
  ['five equal people', [1, 1, 1, 1, 1], {}, false],
  ['four people', [1, 1, 1, 1], {}, true],
  ['one person and nobody else', [1], {}, true],
  ['nothing at all', [0, 0], {}, false],
  ['one heavy person among many light ones', [2, 0.05, 0.05, 0.05, 0.05, 0.05], {}, true],
  ['one person behind the rounding of a large group', [1], { error: 0.3 }, false],
  [
    'five equal people where a better combination may exist',
    [1, 1, 1, 1, 1],
    { margin: 1.2 },
    true,
  ],
  ['people who may weigh less', [1, 1, 1, 1, 1], { least: [1, 1, 1, 1, 0.2] }, true],
] as const)('%s', (_, weights, options, expected) => {
  expect(areDominated(weights, 5, options)).toBe(expected);
});

test('a group of twenty is shown up to the uncertainty that its setting leaves open', () => {
  expect(areDominated(new Array(20).fill(1), 20)).toBe(false);
  expect(areDominated(new Array(19).fill(1), 20)).toBe(true);
});

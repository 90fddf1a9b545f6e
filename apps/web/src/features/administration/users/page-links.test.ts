import { expect, test } from 'vitest';
import { pageLinks } from './page-links.ts';

const shown = (current: number, last: number) =>
  pageLinks(current, last)
    .map((link) => (typeof link === 'number' ? link : '…'))
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 2, '1 2'],
  [1, 3, '1 2 3'],
  [2, 3, '1 2 3'],
  [1, 4, '1 2 … 4'],
  [4, 4, '1 … 3 4'],
  [1, 11, '1 2 … 11'],
  [2, 11, '1 2 3 … 11'],
  [3, 11, '1 2 3 4 … 11'],
  [4, 11, '1 … 3 4 5 … 11'],
  [6, 11, '1 … 5 6 7 … 11'],
  [9, 11, '1 … 8 9 10 11'],
  [10, 11, '1 … 9 10 11'],
  [11, 11, '1 … 10 11'],
])('page %i of %i links to %s', (current, last, links) => {
  expect(shown(current, last)).toBe(links);
});

import { expect, test } from 'vitest';
import { tiesOf } from '../ties.ts';
import { pastDeparture } from './past-departure.ts';

/** Ties as 'a b'. */
const ties = (text: string) =>
  tiesOf(
    text.split(', ').map((pair) => {
      const [a = '', b = ''] = pair.split(' ').sort();
      return { a, b, meetings: 2, exchanges: 4, weight: 1 };
    }),
  );

/** m connects Sales (a, b, m) with Legal (c, d) and Design (e). */
const departmentOf = new Map([
  ...['a', 'b', 'm'].map((person): [string, string] => [person, 'Sales']),
  ...['c', 'd'].map((person): [string, string] => [person, 'Legal']),
  ['e', 'Design'],
]);
const before = ties('a m, c m, e m, a b, c d, b d');
const past = (since: string, earlier: readonly string[] = []) =>
  pastDeparture({
    leaver: 'm',
    departmentOf,
    before,
    since: ties(since),
    earlier: earlier.map(ties),
  });

test('what was told is compared with the ties since', () => {
  // Sales keeps a tie with Legal, so only Sales and Design are told to part; a, c and e to have fewer than two.
  expect(past('a b, b d, a e, a c, e d')).toEqual({
    lost: { told: 3, came: 3 },
    // By a and e they speak again.
    parted: { told: 1, came: 0 },
    // a has three now, e two, c one.
    fewTies: { told: 3, came: 1 },
    // 'a b' and 'c d' are ties of people around m; 'b d' is not.
    stay: { told: 2, came: 1 },
    usual: null,
    around: { fewer: 0, same: 1, more: 2 },
  });
});

test('a tie of somebody who is still heard is not gone', () => {
  const { lost, parted, around } = past('a m, a b');
  expect(lost).toEqual({ told: 3, came: 2 });
  expect(parted).toEqual({ told: 1, came: 1 });
  expect(around).toEqual({ fewer: 1, same: 2, more: 0 });
});

test('the usual change is that of earlier spans, without ties of the leaver', () => {
  // Of the span before, with 'a b' and 'a c', one tie of two was there again; of the earliest, one of four.
  expect(past('c d', ['a b, a c, a m', 'a c, b c, c d, c e']).usual).toEqual({
    low: 1 / 4,
    high: 1 / 2,
    comparisons: 2,
  });
  // A span without ties of these people says nothing.
  expect(past('c d', ['a b, c d', 'x y', 'a b']).usual).toEqual({
    low: 0,
    high: 1,
    comparisons: 2,
  });
});

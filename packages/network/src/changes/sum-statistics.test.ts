import { expect, test } from 'vitest';
import { held } from '../testing/meetings.ts';
import type { Part, Side } from './cells.ts';
import type { Spoken } from './contributions.ts';
import { sumStatistic, talkStatistic } from './sum-statistics.ts';

const spoken = (side: Side, week: number, hours: number, of: number): Part<Spoken> => ({
  meeting: held({ week, series: 'a', people: 'design1 sales1' }),
  side,
  value: { hours, part: 1 / of },
});
const talk = (parts: Part<Spoken>[]) =>
  talkStatistic({ subject: { kind: 'departmentTalk', department: 'design' }, parts });

test('a constant share of the talk is no change if more people speak', () => {
  const minute = 1 / 60;
  const steady = [spoken('before', 1, 1 - minute, 1), spoken('now', 5, 0.5 - minute, 2)];
  const { difference, labels } = talk(steady);
  expect(difference(labels)).toBe(0);
  const less = talk([spoken('before', 1, 1, 1), spoken('now', 5, 0.5, 1)]);
  expect(less.difference(less.labels)).toBeLessThan(0);
});

test('a change of the whole organization is divided out', () => {
  const parts = [5, 6, 1, 2].map((week) => ({
    meeting: held({ week, series: 'a', people: 'design1 sales1' }),
    side: week > 4 ? ('now' as const) : ('before' as const),
    value: week > 4 ? 1 : 2,
  }));
  const sum = (volume: number) =>
    sumStatistic({ subject: { kind: 'departmentHours', department: 'design' }, parts }, 4, volume);
  expect(sum(0.5).difference(sum(0.5).labels)).toBe(0);
  expect(sum(1).difference(sum(1).labels)).toBeLessThan(0);
  expect([sum(0.5).before, sum(0.5).now]).toEqual([4, 2]);
});

import { expect, test } from 'vitest';
import { dayNumber } from '../present-series.ts';
import { dueSeriesOf } from './due-series.ts';

type Traits = { id?: string; own?: readonly boolean[]; every?: number; minute?: number | null };

/** Five meetings, the last on Tuesday 17 November 2026. */
const series = ({ id = 'a', own = [], every = 7, minute = 600 }: Traits = {}) =>
  [4, 3, 2, 1, 0].map((back, at) => ({
    id: `${id}${at}`,
    seriesId: id,
    seriesName: `Series ${id}`,
    title: 'Depot leads',
    uploadedBy: null,
    language: 'en',
    day: dayNumber('2026-11-17') - back * every,
    minute,
    isOwn: own[at] ?? true,
  }));

const dueOn = (today: string, traits?: Traits) =>
  dueSeriesOf(series(traits), today).map(({ dueDate, dueTime }) => [dueDate, dueTime]);

test.each([
  ['2026-11-16', 7, []],
  ['2026-11-17', 7, [['2026-11-24', '10:00']]],
  ['2026-11-24', 7, [['2026-11-24', '10:00']]],
  ['2026-11-25', 7, [['2026-12-01', '10:00']]],
  ['2026-12-08', 7, [['2026-12-08', '10:00']]],
  ['2026-12-09', 7, []],
  ['2026-11-23', 14, []],
  ['2026-11-24', 14, [['2026-12-01', '10:00']]],
])('on %s a series of every %i days is due: %j', (today, every, due) => {
  expect(dueOn(today, { every })).toEqual(due);
});

test('without a usual time only the day is told', () => {
  expect(dueOn('2026-11-20', { minute: null })).toEqual([['2026-11-24', null]]);
});

test.each([
  [[false, false, false, true, true], 1],
  [[true, true, false, false, false], 1],
  [[true, false, false, false, false], 0],
])('a reader heard in %j of the last five meetings sees %i series', (own, count) => {
  expect(dueOn('2026-11-20', { own })).toHaveLength(count);
});

test('meetings before the last five make no series the reader’s own', () => {
  const earlier = series().map(({ id, day, ...one }) => ({ ...one, id: `${id} e`, day: day - 35 }));
  expect(dueSeriesOf([...earlier, ...series({ own: Array(5).fill(false) })], '2026-11-20')).toEqual(
    [],
  );
});

test('the soonest comes first; on one day a known time before none', () => {
  const rows = [
    ...series({ id: 'none', minute: null }),
    ...series({ id: 'late', minute: 900 }),
    ...series({ id: 'early', minute: 540 }),
  ];
  expect(dueSeriesOf(rows, '2026-11-20').map(({ id }) => id)).toEqual(['early', 'late', 'none']);
});

test('a meeting without a stated day is never due', () => {
  const rows = series().map((meeting, at) => (at === 4 ? { ...meeting, day: null } : meeting));
  expect(dueSeriesOf(rows, '2026-11-20')).toEqual([]);
});

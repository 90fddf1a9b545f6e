import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSeries } from './find-series.ts';
import { monday, weekly } from './testing/company.ts';
import type { SeriesMeeting } from './types.ts';

/** Ids of each series as 'a0 a1 a2*'; a star marks meetings found by their people. */
const found = (meetings: readonly SeriesMeeting[]) =>
  findSeries(meetings)
    .map((one) => one.meetings.map(({ id, how }) => (how === 'people' ? `${id}*` : id)).join(' '))
    .toSorted();

test('three meetings with one title are a series, two are not', () => {
  const meetings = weekly('a', {
    title: (week) => `Product sync #${week}`,
    people: 'ABCD',
    weeks: 3,
  });
  expect(found(meetings)).toEqual(['a0 a1 a2']);
  expect(found(meetings.slice(1))).toEqual([]);
});

test('people may change over time within the series of a title', () => {
  const early = weekly('a', { title: 'Product sync', people: 'ABC', weeks: 3 });
  const late = weekly('b', { title: 'Product sync', people: 'XYZ', weeks: 7 }).slice(4);
  expect(found([...early, ...late])).toEqual(['a0 a1 a2 b4 b5 b6']);
});

test('two teams with the same title at the same time are two series', () => {
  const london = weekly('a', { title: 'Product sync', people: 'ABCP' });
  const sydney = weekly('b', { title: 'Product sync', people: 'XYZP', weekday: 3 });
  expect(found([...london, ...sydney])).toHaveLength(2);
  // A meeting of few known people joins the nearest series.
  const odd = { ...london[2], id: 'z', people: ['A', 'Q'], start: null, title: 'Product sync' };
  expect(found([...london, ...sydney, odd])[0]).toMatch(/^a0 a1.* z$/);
});

test("meetings with a generic title such as 'Daily standup' need the same people, on any day", () => {
  const daily = [0, 1, 2].flatMap((weekday) =>
    weekly(`a${weekday}`, { title: 'Daily standup', people: 'ABCD', weeks: 2, weekday }),
  );
  const others = weekly('b', { title: 'Daily standup', people: 'WXYZ', weeks: 2 });
  expect(found([...daily, ...others])).toEqual(['a00 a10 a20 a01 a11 a21']);
});

test('titles without information need the same people, weekday and hour', () => {
  const title = (week: number) => ['Zoom Meeting', 'audio12', 'Sync'][week % 3] ?? '';
  const team = weekly('a', { title, people: 'ABCD' });
  expect(found(team)).toEqual(['a0* a1* a2* a3* a4* a5*']);
  const spread = team.map((meeting, week) => ({
    ...meeting,
    start: { day: monday + 8 * week, minute: 600 },
  }));
  expect(found(spread)).toEqual([]);
  const undated = team.map((meeting) => ({ ...meeting, start: null }));
  expect(found(undated)).toEqual([]);
  const later = weekly('b', { title, people: 'ABCD', minute: 900 });
  expect(found([...team, ...later])).toHaveLength(2);
  const strangers = team.map((meeting, week) => ({ ...meeting, people: [`${week}`, 'A'] }));
  expect(found(strangers)).toEqual([]);
});

test("one person's conversations with several others are separate series", () => {
  const title = 'Recording';
  const one = weekly('a', { title, people: 'AB' });
  const other = weekly('b', { title, people: 'AC', minute: 630 });
  expect(found([...one, ...other])).toHaveLength(2);
});

test('a meeting with another title fills a gap in the series of its people', () => {
  const sync = weekly('a', { title: 'Product sync', people: 'ABCDE' });
  const third = sync[3];
  if (!third) throw new Error('There are six');
  const others = sync.filter((meeting) => meeting !== third);
  const renamed = { ...third, id: 'x', title: 'Harbour edition' };
  expect(found([...others, renamed])).toEqual(['a0 a1 a2 x* a4 a5']);
  const beside = [
    { ...renamed, people: ['A', 'B'] },
    { ...renamed, people: [...'ABCVWXYZ'] },
    { ...renamed, start: { day: monday + 22, minute: 900 } },
    { ...renamed, start: { day: monday + 23, minute: 600 } },
    { ...renamed, start: { day: monday + 7 * 30 + 1, minute: 600 } },
    { ...renamed, start: null },
  ];
  for (const one of beside) expect(found([...others, one])).toEqual(['a0 a1 a2 a4 a5']);
  // Not added on a day on which the series already met.
  expect(found([...sync, renamed])).toEqual(['a0 a1 a2 a3 a4 a5']);
  // A title that occurs again belongs to another series.
  const again = { ...renamed, id: 'y', start: { day: monday + 100, minute: 600 } };
  expect(found([...others, renamed, again])).toEqual(['a0 a1 a2 a4 a5']);
});

const meeting = fc.record({
  id: fc.uuid(),
  title: fc.constantFrom(
    'Sync',
    'Zoom 12',
    'Product sync',
    'Standup',
    'Launch',
    'Roadmap 3',
    'Party',
  ),
  start: fc.option(
    fc.record({
      day: fc.integer({ min: monday, max: monday + 40 }),
      minute: fc.option(fc.constantFrom(540, 600, 660, 840)),
    }),
    { freq: 10 },
  ),
  people: fc.uniqueArray(fc.constantFrom(...'ABCDEFG'), { maxLength: 5 }),
});

test('the order of the meetings does not matter, and each is in one series at most', () => {
  fc.assert(
    fc.property(
      fc
        .uniqueArray(meeting, { selector: ({ id }) => id, minLength: 3, maxLength: 60 })
        .chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
      ([all, shuffled]) => {
        expect(found(shuffled)).toEqual(found(all));
        const series = findSeries(all);
        const ids = series.flatMap(({ meetings }) => meetings.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
        for (const { meetings } of series) expect(meetings.length).toBeGreaterThanOrEqual(3);
      },
    ),
    { numRuns: 300 },
  );
});

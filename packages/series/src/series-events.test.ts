import { expect, test } from 'vitest';
import { type HeldMeeting, seriesEvents } from './series-events.ts';

/** Meetings every `distance` days from `first` on, opened by the people of `openers`, a letter each. */
const held = (first: number, distance: number, openers: string): HeldMeeting[] =>
  [...openers].map((openedBy, at) => ({ day: first + at * distance, openedBy }));

const kinds = (meetings: readonly HeldMeeting[], from: number, to: number, knownFrom = 0) =>
  seriesEvents(meetings, { from, to }, knownFrom).map(({ kind }) => kind);

test('a series begins with its first of three meetings', () => {
  expect(seriesEvents(held(100, 7, 'aba'), { from: 95, to: 120 }, 0)).toEqual([
    { kind: 'began', day: 100, meetings: 3, openedBy: 'a' },
  ]);
  expect(kinds(held(100, 7, 'ab'), 95, 120)).toEqual([]);
  expect(kinds(held(100, 7, 'aaba'), 101, 114)).toEqual(['began']);
  expect(kinds(held(100, 7, 'aaba'), 115, 121)).toEqual([]);
});

test('a series that is as old as the first known meetings has not begun', () => {
  expect(kinds(held(100, 7, 'aaa'), 95, 120, 73)).toEqual([]);
  expect(kinds(held(100, 7, 'aaa'), 95, 120, 72)).toEqual(['began']);
});

test('a series that somebody else has opened ever since changes hands', () => {
  expect(seriesEvents(held(0, 7, 'aaaaaabb'), { from: 40, to: 50 }, 0)).toEqual([
    { kind: 'opened-by', day: 42, meetings: 2, openedBy: 'b', openedBefore: 'a', until: 35 },
  ]);
  expect(kinds(held(0, 7, 'aaaaaabb'), 43, 50)).toEqual(['opened-by']);
  expect(kinds(held(0, 7, 'aaaaaabbb'), 50, 60)).toEqual([]);
});

test.each([
  ['one meeting by another', 'aaaaaaab'],
  ['the usual one came back', 'aaaaaabba'],
  ['several have opened it since', 'aaaaaabcb'],
  ['nobody opened it usually', 'abcabcdd'],
  ['two of many are chance', 'aabaababb'],
])('no change of hands: %s', (_, openers) => {
  expect(kinds(held(0, 7, openers), 0, 62)).toEqual([]);
});

test('a series pauses after two distances and ends after four', () => {
  const weekly = held(0, 7, 'aaaaaa');
  expect(kinds(weekly, 28, 48)).toEqual([]);
  expect(seriesEvents(weekly, { from: 42, to: 62 }, 0)).toEqual([
    { kind: 'paused', day: 49, everyDays: 7, lastDay: 35 },
  ]);
  expect(seriesEvents(weekly, { from: 42, to: 63 }, 0)).toEqual([
    { kind: 'ended', day: 63, everyDays: 7, lastDay: 35 },
  ]);
  expect(kinds(weekly, 50, 62)).toEqual([]);
  expect(kinds(weekly, 64, 90)).toEqual([]);
});

test('a silence that the series had before is none', () => {
  const withHoliday = [...held(0, 7, 'aaa'), ...held(42, 7, 'aaa')];
  expect(kinds(withHoliday, 57, 84)).toEqual([]);
  expect(kinds(withHoliday, 57, 85)).toEqual(['ended']);
});

test('meetings after the period are not known yet', () => {
  const resumed = [...held(0, 7, 'aaaaaa'), ...held(84, 7, 'aaa')];
  expect(kinds(resumed, 42, 62)).toEqual(['paused']);
  expect(kinds(resumed, 64, 84)).toEqual([]);
});

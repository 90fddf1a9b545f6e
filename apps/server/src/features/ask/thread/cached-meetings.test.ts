import { expect, test } from 'vitest';
import { indexedMeeting } from './cached-meetings.ts';
import type { MeetingText } from './meeting-text.ts';

const said = (text: string) =>
  JSON.stringify([{ position: 0, participantId: 'one', start: 0, end: 1, text }]);

const meeting = (id: string, changed: Partial<MeetingText> = {}): MeetingText => ({
  id,
  title: 'Carrier round',
  day: '2026-11-04',
  startedAt: 0,
  series: null,
  topics: [],
  chapters: [],
  outcomes: [],
  pieces: [said('The tariff goes up.')],
  names: { one: 'Ada Moss' },
  ...changed,
});

test('a meeting is indexed once', () => {
  expect(indexedMeeting(meeting('a'))).toBe(indexedMeeting(meeting('a')));
});

test('a meeting is indexed again if anything in it has changed', () => {
  indexedMeeting(meeting('a'));
  const renamed = indexedMeeting(meeting('a', { names: { one: 'Ada Lund' } }));
  expect(renamed.index.meeting.turns[0]?.speaker).toBe('Ada Lund');
  const erased = indexedMeeting(meeting('a', { pieces: [said('The […] goes up.')] }));
  expect(erased.index.meeting.turns[0]?.text).toBe('The […] goes up.');
  const longer = meeting('a', { pieces: [said('One.'), said('Two.')] });
  expect(indexedMeeting(longer).index.meeting.turns).toHaveLength(2);
});

test('the least recently used meetings are dropped', () => {
  const long = { pieces: [said('The tariff goes up. '.repeat(90_000))] };
  const [first, second] = [indexedMeeting(meeting('a', long)), indexedMeeting(meeting('b', long))];
  expect(indexedMeeting(meeting('a', long))).toBe(first);
  indexedMeeting(meeting('c', long));
  expect(indexedMeeting(meeting('a', long))).toBe(first);
  expect(indexedMeeting(meeting('b', long))).not.toBe(second);
});

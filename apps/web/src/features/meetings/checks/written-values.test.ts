import type { CheckedMeeting, MeetingCheck } from '@rapport/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Doubt, doubtsOf } from './check-words.ts';
import { shortestDay } from './doubt-words.ts';
import { lengthWords } from './length-words.ts';
import { likelyValues, writtenChoice } from './written-values.ts';

const meeting: Omit<CheckedMeeting, 'checks'> = {
  id: 'council',
  title: 'Council',
  date: '2025-11-12',
  time: '11:00',
  minutes: 31,
  participants: 4,
  file: 'council.vtt',
  from: 'watched folder',
  mayCorrect: true,
};
const doubtOf = (check: MeetingCheck, more: Partial<CheckedMeeting> = {}): Doubt => {
  const [doubt] = doubtsOf([{ ...meeting, ...more, checks: [check] }]);
  if (!doubt) throw new Error('There is no doubt.');
  return doubt;
};
const date = doubtOf({
  kind: 'date',
  date: '2025-11-12',
  line: null,
  likelyDate: '2026-11-12',
  because: ['file-name'],
});
const length = (likelyMinutes: number | null) =>
  doubtOf({ kind: 'length', minutes: 1445, likelyMinutes, usualMinutes: null, line: null });

test.each([
  [0, '0 minutes'],
  [1, '1 minute'],
  [59, '59 minutes'],
  [60, '1 h'],
  [1445, '24 h 5 min'],
])('%d minutes are written %s', (minutes, words) => {
  expect(lengthWords(minutes)).toBe(words);
});

test.each([
  ['2026-11-12', '2025-11-12', '2026'],
  ['2026-11-12', '2026-12-11', '12 Nov'],
  ['2026-11-12', '2025-12-11', '12 November 2026'],
])('%s instead of %s is %s', (day, other, words) => {
  expect(shortestDay(day, other)).toBe(words);
});

test.each([
  ['the likely day', date, {}, [{ kind: 'set-start', date: '2026-11-12', time: '11:00' }]],
  ['the day as read', date, { date: '2025-11-12' }, [{ kind: 'keep-as-read', check: 'date' }]],
  [
    'day and length',
    date,
    { minutes: '45' },
    [
      { kind: 'set-start', date: '2026-11-12', time: '11:00' },
      { kind: 'set-length', minutes: 45 },
    ],
  ],
  ['the likely length', length(37), {}, [{ kind: 'set-length', minutes: 37 }]],
  [
    'the length as read',
    length(37),
    { minutes: '1445' },
    [{ kind: 'keep-as-read', check: 'length' }],
  ],
])('%s', (_, doubt, written, corrections) => {
  const choice = writtenChoice(doubt, { ...likelyValues(doubt), ...written });
  expect(choice).toMatchObject({ corrections });
});

test.each([
  ['no length', length(null), {}, 'Length is required'],
  ['half a minute', length(37), { minutes: '0.5' }, 'A length is 1 to 1,440 minutes'],
  ['words for a length', length(37), { minutes: 'long' }, 'A length is 1 to 1,440 minutes'],
  ['no date', date, { date: '' }, 'Date is required'],
])('%s is not saved', (_, doubt, written, problem) => {
  expect(writtenChoice(doubt, { ...likelyValues(doubt), ...written })).toEqual({ problem });
});

test('whatever is written, the doubt is decided or the problem is said', () => {
  const text = fc.oneof(fc.string(), fc.integer({ min: -5, max: 3000 }).map(String));
  fc.assert(
    fc.property(fc.constantFrom(date, length(37), length(null)), text, (doubt, minutes) => {
      const choice = writtenChoice(doubt, { ...likelyValues(doubt), minutes });
      if ('problem' in choice) return choice.problem !== '';
      const decides = doubt.check.kind === 'length' ? 'set-length' : 'set-start';
      const kinds = 'corrections' in choice ? choice.corrections.map(({ kind }) => kind) : [];
      return kinds.some((kind) => kind === decides || kind === 'keep-as-read');
    }),
  );
});

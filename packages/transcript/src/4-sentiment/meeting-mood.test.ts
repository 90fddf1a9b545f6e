import { expect, test } from 'vitest';
import type { Feeling } from '../types.ts';
import { meetingMood } from './meeting-mood.ts';

const english = { nobodyNamed: false, language: 'en' };
const several = (count: number, feeling: Feeling) =>
  Array.from({ length: count }, (): Feeling => feeling);

test('breakdown and score count the participants who show feeling, and nobody else', () => {
  const feelings = ['positive', 'neutral', 'calm', 'too-little', null] as const;
  expect(meetingMood({ ...english, feelings })).toEqual({
    judged: true,
    judgedReason: null,
    sentimentBreakdown: { positive: 1, neutral: 1, negative: 0 },
    peopleByFeeling: { positive: 1, neutral: 1, negative: 0, calm: 1, 'too-little': 1 },
    sentiment: 5,
    sentimentLabel: 'neutral',
  });
});

test.each([
  ['one of two people', [...several(1, 'positive'), 'calm'], 'calm'],
  ['one person alone', several(1, 'positive'), 'calm'],
  ['two of nine people', [...several(2, 'negative'), ...several(7, 'calm')], 'calm'],
  ['two of eight people', [...several(2, 'negative'), ...several(6, 'calm')], null],
  [
    'two, with many who said too little',
    [...several(2, 'positive'), ...several(30, 'too-little')],
    null,
  ],
] as const)('%s who show feeling', (_, feelings, judgedReason) => {
  expect(meetingMood({ ...english, feelings })).toMatchObject({
    judged: judgedReason === null,
    judgedReason,
  });
});

test('a calm meeting has no score, and its counts stay', () => {
  const feelings = [...several(1, 'positive'), ...several(3, 'calm')];
  expect(meetingMood({ ...english, feelings })).toMatchObject({
    sentimentBreakdown: { positive: 1, neutral: 0, negative: 0 },
    sentiment: 0,
    sentimentLabel: 'neutral',
  });
});

test.each([
  ['too-little', { ...english, feelings: several(2, 'too-little') }],
  ['unnamed', { ...english, feelings: [null], nobodyNamed: true }],
  ['language', { ...english, feelings: [null], language: 'fr' }],
] as const)('a meeting is not judged: %s', (judgedReason, input) => {
  expect(meetingMood(input)).toMatchObject({
    judged: false,
    judgedReason,
    sentimentBreakdown: { positive: 0, neutral: 0, negative: 0 },
    sentiment: 0,
    sentimentLabel: 'neutral',
  });
});

import { expect, test } from 'vitest';
import { meetingMood } from './meeting-mood.ts';
import type { Mood } from './participant-sentiment.ts';

const positive: Mood = { sentiment: 'positive', score: 0.2, judged: true };
const neutral: Mood = { sentiment: 'neutral', score: 0, judged: true };
const quiet: Mood = { sentiment: 'neutral', score: 0, judged: false };
const english = { nobodyNamed: false, language: 'en' };

test('breakdown and score count the participants who are judged, and nobody else', () => {
  expect(meetingMood({ ...english, moods: [positive, neutral, quiet, quiet] })).toEqual({
    judged: true,
    judgedReason: null,
    sentimentBreakdown: { positive: 1, neutral: 1, negative: 0 },
    sentiment: 5,
    sentimentLabel: 'neutral',
  });
});

test.each([
  ['too-little', { ...english, moods: [quiet, quiet] }],
  ['unnamed', { ...english, moods: [quiet], nobodyNamed: true }],
  ['language', { ...english, moods: [quiet], language: 'fr' }],
] as const)('a meeting is not judged: %s', (judgedReason, input) => {
  expect(meetingMood(input)).toEqual({
    judged: false,
    judgedReason,
    sentimentBreakdown: { positive: 0, neutral: 0, negative: 0 },
    sentiment: 0,
    sentimentLabel: 'neutral',
  });
});

import { embeddedSource } from '@rapport/contract';
import { expect, test } from 'vitest';
import { figureLine, shownOf } from './held-words.ts';

const meeting = {
  id: 'm',
  title: 'Billing',
  date: '2026-09-01',
  time: '08:00',
  speakerName: 'Ada',
  talkShare: 0.336,
  turns: 15,
  words: 1204,
  questions: 1,
  sentiment: 'positive' as const,
  sentimentScore: 0.314,
  engagementScore: 0.62,
  summary: '',
  summarySource: embeddedSource,
};

test('the figures of a meeting are one line', () => {
  expect(figureLine({ ...meeting, speakingSeconds: 719 })).toBe(
    '12 min of speaking, 34 % of the talk · 15 turns · 1,204 words · 1 question · positive (0.31) · engagement 0.62',
  );
  const negative = { ...meeting, sentiment: 'negative' as const, sentimentScore: -0.5 };
  expect(figureLine({ ...negative, speakingSeconds: 41.6 })).toMatch(
    /^42 s of speaking.* negative \(−0\.50\)/,
  );
});

test('who shows no feeling is calm, or said too little', () => {
  const lineOf = (feeling: 'calm' | 'too-little') =>
    figureLine({
      ...meeting,
      feeling,
      sentiment: 'neutral',
      sentimentScore: 0,
      speakingSeconds: 9,
    });
  expect(lineOf('calm')).toContain(' · calm · ');
  expect(lineOf('too-little')).toContain(' · said too little for a mood · ');
});

test('a note tells how much of a list is shown', () => {
  expect([shownOf(3, 3), shownOf(100, 230)]).toEqual(['3', 'The newest 100 of 230']);
});

import { expect, test } from 'vitest';
import type { Sentiment } from '../types.ts';
import { strongMoments } from './strong-moments.ts';

const turn = (index: number, sentiment: Sentiment, score: number, words = 12) => ({
  index,
  speaker: 'Ana',
  start: null,
  end: null,
  text: '',
  words,
  sentiment,
  score,
  probabilities: { positive: 0, neutral: 0, negative: 0 },
});

test('the three strongest of each side are pointed out, in the order of speech', () => {
  const moments = strongMoments([
    turn(0, 'positive', 0.7),
    turn(1, 'negative', -0.9),
    turn(2, 'positive', 0.9),
    turn(3, 'positive', 0.95),
    turn(4, 'positive', 0.8),
  ]);
  expect(moments).toEqual([
    { turn: 1, sentiment: 'negative' },
    { turn: 2, sentiment: 'positive' },
    { turn: 3, sentiment: 'positive' },
    { turn: 4, sentiment: 'positive' },
  ]);
});

test('faint, neutral and very short ones are not', () => {
  expect(
    strongMoments([
      turn(0, 'positive', 0.69),
      turn(1, 'neutral', 0.9),
      turn(2, 'negative', -0.9, 2),
    ]),
  ).toEqual([]);
});

import type { Sentiment, SentimentBreakdown } from '../types.ts';

const positiveFrom = 7;
const neutralFrom = 4;

/** Positive participants over all participants, times 10; 0 without participants. */
export function sentimentScore({ positive, neutral, negative }: SentimentBreakdown): number {
  const total = positive + neutral + negative;
  return total === 0 ? 0 : (positive / total) * 10;
}

/** Positive from 7, neutral from 4, negative below. */
export function sentimentLabel(score: number): Sentiment {
  if (score >= positiveFrom) return 'positive';
  return score >= neutralFrom ? 'neutral' : 'negative';
}

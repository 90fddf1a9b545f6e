import type { Sentiment, SentimentBreakdown } from '../types.ts';

export function sentimentBreakdown(
  participants: readonly { sentiment: Sentiment }[],
): SentimentBreakdown {
  const breakdown = { positive: 0, neutral: 0, negative: 0 };
  for (const { sentiment } of participants) breakdown[sentiment]++;
  return breakdown;
}

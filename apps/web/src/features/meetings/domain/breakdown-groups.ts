import type { ParticipantSummary, Sentiment, SentimentBreakdown } from '@rapport/contract';
import { orderForBreakdown } from './order-summaries.ts';

export type BreakdownGroup = {
  sentiment: Sentiment;
  count: number;
  /** One cell per counted participant; without a summary if none is known. */
  cells: { key: string; summary: ParticipantSummary | undefined }[];
};

const order = ['positive', 'neutral', 'negative'] as const;

/** The participants by sentiment, positive first. */
export function breakdownGroups(
  breakdown: SentimentBreakdown,
  summaries: ParticipantSummary[],
): BreakdownGroup[] {
  const ordered = orderForBreakdown(summaries);
  return order.map((sentiment) => {
    const people = ordered.filter(
      ({ overallSentiment, judged }) => judged !== false && overallSentiment === sentiment,
    );
    const count = breakdown[sentiment];
    const cells = Array.from({ length: count }, (_, index) => ({
      key: people[index]?.id ?? `${sentiment} ${index}`,
      summary: people[index],
    }));
    return { sentiment, count, cells };
  });
}

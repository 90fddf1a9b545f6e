import type { ParticipantSummary, Sentiment } from '@rapport/contract';

const readingOrder: Record<Sentiment, number> = { negative: 0, neutral: 1, positive: 2 };
const breakdownOrder: Record<Sentiment, number> = { positive: 0, neutral: 1, negative: 2 };

function ordered(summaries: ParticipantSummary[], order: Record<Sentiment, number>) {
  const rank = ({ overallSentiment }: ParticipantSummary) =>
    overallSentiment ? order[overallSentiment] : 0;
  return summaries.toSorted(
    (a, b) =>
      rank(a) - rank(b) || b.speakingTimeSeconds - a.speakingTimeSeconds || b.turns - a.turns,
  );
}

/** What needs attention first: negative, neutral, positive; within each by talk time. */
export function orderForReading(summaries: ParticipantSummary[]): ParticipantSummary[] {
  return ordered(summaries, readingOrder);
}

/** The order of the cells: positive, neutral, negative; within each by talk time. */
export function orderForBreakdown(summaries: ParticipantSummary[]): ParticipantSummary[] {
  return ordered(summaries, breakdownOrder);
}

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

/** Orders by sentiment (negative, neutral, positive), then by talk time. */
export function orderForReading(summaries: ParticipantSummary[]): ParticipantSummary[] {
  return ordered(summaries, readingOrder);
}

/** Orders by sentiment (positive, neutral, negative), then by talk time: the order of the breakdown bar. */
export function orderForBreakdown(summaries: ParticipantSummary[]): ParticipantSummary[] {
  return ordered(summaries, breakdownOrder);
}

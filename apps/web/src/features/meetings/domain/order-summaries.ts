import type { ParticipantSummary, Sentiment } from '@rapport/contract';

/** Whether the moods of others are hidden; the reader's own mood may be known. */
export const hidesMoods = (summaries: readonly ParticipantSummary[]): boolean =>
  summaries.some(({ overallSentiment }) => overallSentiment === undefined);

/** Whether figures of single people are hidden, as in works-council mode. */
export const hidesTalkFigures = (summaries: readonly ParticipantSummary[]): boolean =>
  summaries.some(({ talkShare }) => talkShare === undefined);

const readingOrder: Record<Sentiment, number> = { negative: 0, neutral: 1, positive: 2 };
const breakdownOrder: Record<Sentiment, number> = { positive: 0, neutral: 1, negative: 2 };

function ordered(summaries: ParticipantSummary[], order: Record<Sentiment, number>) {
  // A mood that only the person may see must not affect the order.
  const areRanked = !hidesMoods(summaries);
  const rank = ({ overallSentiment }: ParticipantSummary) =>
    areRanked && overallSentiment ? order[overallSentiment] : 0;
  return summaries.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      (b.speakingTimeSeconds ?? 0) - (a.speakingTimeSeconds ?? 0) ||
      (b.turns ?? 0) - (a.turns ?? 0),
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

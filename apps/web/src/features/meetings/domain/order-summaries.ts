import type { ParticipantSummary } from '@rapport/contract';

/** Whether the moods of others are hidden; the reader's own mood may be known. */
export const hidesMoods = (summaries: readonly ParticipantSummary[]): boolean =>
  summaries.some(({ overallSentiment }) => overallSentiment === undefined);

/** Whether figures of single people are hidden, as in works-council mode. */
export const hidesTalkFigures = (summaries: readonly ParticipantSummary[]): boolean =>
  summaries.some(({ talkShare }) => talkShare === undefined);

/** Orders by talk time, never by mood. Without figures of people the order stays. */
export const inOrderOfTalk = (summaries: readonly ParticipantSummary[]): ParticipantSummary[] =>
  summaries.toSorted(
    (a, b) =>
      (b.speakingTimeSeconds ?? 0) - (a.speakingTimeSeconds ?? 0) ||
      (b.turns ?? 0) - (a.turns ?? 0),
  );

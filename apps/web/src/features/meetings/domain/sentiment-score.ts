import type { SentimentBreakdown } from '@rapport/contract';

/** '6.67' */
export function formatScore(score: number): string {
  return score.toFixed(2);
}

/** Positive participants out of all, on a scale from 0 to 10; 0 when there are none. */
export function breakdownScore({ positive, neutral, negative }: SentimentBreakdown): number {
  const total = positive + neutral + negative;
  return total === 0 ? 0 : (positive / total) * 10;
}

/** The sum behind the score, as a sentence. */
export function breakdownSentence(breakdown: SentimentBreakdown): string {
  const total = breakdown.positive + breakdown.neutral + breakdown.negative;
  if (total === 0) return 'There is no mood of a participant to count.';
  const people = total === 1 ? 'participant' : 'participants';
  const score = formatScore(breakdownScore(breakdown));
  return `${breakdown.positive} of ${total} ${people} spoke positively, which makes ${score} out of 10.`;
}

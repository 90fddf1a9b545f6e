import type { SentimentBreakdown } from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';

/** '6.67' */
export function formatScore(score: number): string {
  return score.toFixed(2);
}

/** The share of positive participants times 10; 0 without participants. */
export function breakdownScore({ positive, neutral, negative }: SentimentBreakdown): number {
  const total = positive + neutral + negative;
  return total === 0 ? 0 : (positive / total) * 10;
}

/** The calculation of the score, as a sentence. */
export function breakdownSentence(breakdown: SentimentBreakdown): string {
  const total = breakdown.positive + breakdown.neutral + breakdown.negative;
  if (total === 0) return 'No participant has a mood.';
  const score = formatScore(breakdownScore(breakdown));
  return `${breakdown.positive} of ${counted(total, 'participant')} spoke positively, which makes ${score} out of 10.`;
}

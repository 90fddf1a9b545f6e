import type { ParticipantSummary, SentimentBreakdown } from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';
import { breakdownScore, formatScore } from '../domain/sentiment-score.ts';
import type { Explanation } from './explanation.ts';

/** Explains the score of a meeting and the breakdown behind it. */
export function scoreExplanation(breakdown: SentimentBreakdown): Explanation {
  const { positive, neutral, negative } = breakdown;
  const total = positive + neutral + negative;
  return {
    figure: 'meeting-score',
    steps: [
      'Each turn gets a score from −1 to 1. Most talk at work is neutral.',
      'All turns of a participant together make them positive, neutral or negative. With fewer than 3 turns or 100 words, they are not judged.',
      'The number of positive participants is divided by the number of judged ones, times ten:',
    ],
    sum:
      total === 0
        ? 'no participant is judged here, so 0.'
        : `${positive} ÷ ${total} × 10 = ${formatScore(breakdownScore(breakdown))}.`,
    basis: `${counted(total, 'participant')} with a mood`,
    remark:
      total > 0 ? `One person more or less changes it by ${formatScore(10 / total)}.` : undefined,
  };
}

/** Explains the sentiment of a participant. */
export function moodExplanation(summaries: readonly ParticipantSummary[]): Explanation {
  const turns = summaries.flatMap((summary) => summary.turns ?? []);
  const fewest = Math.min(...turns);
  const most = Math.max(...turns);
  const range = fewest === most ? counted(most, 'turn') : `${fewest} to ${counted(most, 'turn')}`;
  return {
    figure: 'mood',
    steps: [
      'Each of their turns gets a score from −1 to 1.',
      'The scores are averaged. Longer turns have more weight.',
      'Above a small threshold the mood is positive, below a similar negative threshold it is negative, otherwise neutral. With fewer than 3 turns or 100 words there is none.',
    ],
    basis: `${counted(summaries.length, 'participant')}${summaries.length > 0 ? ` with ${range} each` : ''}`,
  };
}

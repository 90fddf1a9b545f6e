import {
  type ParticipantSummary,
  type SentimentBreakdown,
  sentimentLabelBands,
} from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';
import { breakdownScore, formatScore } from '../domain/sentiment-score.ts';
import type { Explanation } from './explanation.ts';

const misread =
  'Irony, quotations and feelings expressed without emotional words are missed, and single lines are often misread.';

/** Explains the score of a meeting and the breakdown behind it. */
export function scoreExplanation(breakdown: SentimentBreakdown): Explanation {
  const { positive, neutral, negative } = breakdown;
  const total = positive + neutral + negative;
  const { positive: positiveFrom, neutral: neutralFrom } = sentimentLabelBands;
  const each =
    total > 0 ? ` One person more or less changes it by ${formatScore(10 / total)}.` : '';
  return {
    definition: 'Participants are counted, not sentences.',
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
    limits: `A score of ${positiveFrom} or more is Positive, of ${neutralFrom} or more Neutral, and less is Negative, even if nobody sounded negative: a calm meeting scores low.${each} ${misread} The score tells how a meeting sounded, not how good it or anyone in it was.`,
  };
}

/** Explains the sentiment of a participant. */
export function moodExplanation(summaries: readonly ParticipantSummary[]): Explanation {
  const turns = summaries.flatMap((summary) => summary.turns ?? []);
  const fewest = Math.min(...turns);
  const most = Math.max(...turns);
  const range = fewest === most ? counted(most, 'turn') : `${fewest} to ${counted(most, 'turn')}`;
  return {
    definition: "A participant's mood is that of their words in this meeting.",
    steps: [
      'Each of their turns gets a score from −1 to 1.',
      'The scores are averaged. Longer turns have more weight.',
      'Above a small threshold the mood is positive, below a similar negative threshold it is negative, otherwise neutral. With fewer than 3 turns or 100 words there is none.',
    ],
    basis: `${counted(summaries.length, 'participant')}${summaries.length > 0 ? ` with ${range} each` : ''}`,
    limits: `People who report bad news score low. ${misread} It is made for English. Do not judge anyone by it.`,
  };
}

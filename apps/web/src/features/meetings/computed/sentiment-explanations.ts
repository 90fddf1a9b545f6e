import {
  type ParticipantSummary,
  type SentimentBreakdown,
  sentimentLabelBands,
} from '@rapport/contract';
import { counted } from '../domain/counted.ts';
import { breakdownScore, formatScore } from '../domain/sentiment-score.ts';
import type { Explanation } from './explanation.ts';

const misread =
  'Irony, quotations and feelings told without feeling words are missed, and a single line is often misread.';

/** Of the score of a meeting, and of the breakdown behind it. */
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
      "All of a participant's turns together make them positive, neutral or negative; with under 3 turns or 100 words they are not judged.",
      'Positive participants divided by all who are judged, times ten:',
    ],
    sum:
      total === 0
        ? 'no participant is judged here, so 0.'
        : `${positive} ÷ ${total} × 10 = ${formatScore(breakdownScore(breakdown))}.`,
    basis: `${counted(total, 'participant')} with a mood`,
    limits: `${positiveFrom} and up reads Positive, ${neutralFrom} and up Neutral, less Negative, even where nobody sounded negative: a calm meeting scores low.${each} ${misread} It tells how a meeting sounded, never how good it or anybody in it was.`,
  };
}

/** Of the mood beside each participant. */
export function moodExplanation(summaries: readonly ParticipantSummary[]): Explanation {
  const turns = summaries.map((summary) => summary.turns);
  const fewest = Math.min(...turns);
  const most = Math.max(...turns);
  const range = fewest === most ? counted(most, 'turn') : `${fewest} to ${counted(most, 'turn')}`;
  return {
    definition: "A participant's mood is that of their words in this meeting.",
    steps: [
      'Each of their turns gets a score from −1 to 1.',
      'The scores are averaged, longer turns counting more.',
      'Above a small bound the mood is positive, below one about as small negative, else neutral. With fewer than 3 turns or 100 words there is none.',
    ],
    basis: `${counted(summaries.length, 'participant')}${summaries.length > 0 ? ` with ${range} each` : ''}`,
    limits: `Whoever reports bad news scores low. ${misread} It is made for English. Do not judge anybody by it.`,
  };
}

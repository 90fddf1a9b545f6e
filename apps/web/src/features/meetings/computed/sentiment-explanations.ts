import type { ParticipantSummary, SentimentBreakdown } from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';
import { breakdownScore, formatScore } from '../domain/sentiment-score.ts';
import type { Explanation } from './explanation.ts';

const feelingOfTurns =
  'Each turn gets a score from −1 to 1. Only a turn with a clear score carries feeling; most talk at work does not.';
const feelingOfPeople =
  'Who has at least two such turns, and a tenth of their own, shows feeling: more good ones than bad make them positive, fewer negative, about as many neutral.';

/** Explains the score of a meeting and the breakdown behind it. */
export function scoreExplanation(breakdown: SentimentBreakdown): Explanation {
  const { positive, neutral, negative } = breakdown;
  const total = positive + neutral + negative;
  return {
    figure: 'meeting-score',
    steps: [
      feelingOfTurns,
      feelingOfPeople,
      'At least two people, and a quarter of those who spoke enough, must show feeling. Else there is no score.',
      'The number of positive people is divided by the number of those who show feeling, times ten:',
    ],
    sum:
      total === 0
        ? 'nobody shows feeling here, so 0.'
        : `${positive} ÷ ${total} × 10 = ${formatScore(breakdownScore(breakdown))}.`,
    basis: `${counted(total, 'person', 'people')} who showed feeling`,
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
      feelingOfTurns,
      feelingOfPeople,
      'Who spoke enough and shows none is calm. Who spoke little said too little for a mood.',
    ],
    basis: `${counted(summaries.length, 'participant')}${summaries.length > 0 ? ` with ${range} each` : ''}`,
  };
}

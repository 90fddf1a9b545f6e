import type { Analysis, Feeling } from '../types.ts';
import { sentimentLabel, sentimentScore } from './label.ts';
import { hasFeelingModel } from './score-turn.ts';

const fewestPeople = 2;
const leastShare = 0.25;

/**
 * Counts, score and label of a meeting. Where fewer than two people, or less than a quarter of those who spoke enough,
 * show feeling, the score is 0, the label neutral, and `judgedReason` states why.
 */
export function meetingMood(input: {
  /** Null: not read. */
  feelings: readonly (Feeling | null)[];
  nobodyNamed: boolean;
  language: string;
}): Pick<
  Analysis,
  | 'judged'
  | 'judgedReason'
  | 'sentimentBreakdown'
  | 'peopleByFeeling'
  | 'sentiment'
  | 'sentimentLabel'
> {
  const people = countPeople(input.feelings);
  const { positive, neutral, negative } = people;
  const breakdown = { positive, neutral, negative };
  const reason = reasonNotToJudge(input, people);
  const score = reason === null ? sentimentScore(breakdown) : 0;
  return {
    judged: reason === null,
    judgedReason: reason,
    sentimentBreakdown: breakdown,
    peopleByFeeling: people,
    sentiment: score,
    sentimentLabel: reason === null ? sentimentLabel(score) : 'neutral',
  };
}

function countPeople(feelings: readonly (Feeling | null)[]): Record<Feeling, number> {
  const people = { positive: 0, neutral: 0, negative: 0, calm: 0, 'too-little': 0 };
  for (const feeling of feelings) if (feeling !== null) people[feeling]++;
  return people;
}

function reasonNotToJudge(
  { nobodyNamed, language }: Parameters<typeof meetingMood>[0],
  { positive, neutral, negative, calm }: Record<Feeling, number>,
): Analysis['judgedReason'] {
  if (!hasFeelingModel(language)) return 'language';
  if (nobodyNamed) return 'unnamed';
  const showing = positive + neutral + negative;
  const spokeEnough = showing + calm;
  if (spokeEnough === 0) return 'too-little';
  const tells = showing >= fewestPeople && showing >= leastShare * spokeEnough;
  return tells ? null : 'calm';
}

import type { Analysis } from '../types.ts';
import { sentimentBreakdown } from './breakdown.ts';
import { sentimentLabel, sentimentScore } from './label.ts';
import type { Mood } from './participant-sentiment.ts';
import { hasFeelingModel } from './score-turn.ts';

/**
 * Breakdown, score and label over the judged participants. Without any, the score is 0, the label neutral, and
 * `judgedReason` states why.
 */
export function meetingMood(input: {
  moods: readonly Mood[];
  nobodyNamed: boolean;
  language: string;
}): Pick<
  Analysis,
  'judged' | 'judgedReason' | 'sentimentBreakdown' | 'sentiment' | 'sentimentLabel'
> {
  const judged = input.moods.filter((mood) => mood.judged);
  const breakdown = sentimentBreakdown(judged);
  const reason = reasonNotToJudge(input);
  const score = reason === null ? sentimentScore(breakdown) : 0;
  return {
    judged: reason === null,
    judgedReason: reason,
    sentimentBreakdown: breakdown,
    sentiment: score,
    sentimentLabel: reason === null ? sentimentLabel(score) : 'neutral',
  };
}

function reasonNotToJudge({
  moods,
  nobodyNamed,
  language,
}: Parameters<typeof meetingMood>[0]): Analysis['judgedReason'] {
  if (!hasFeelingModel(language)) return 'language';
  if (nobodyNamed) return 'unnamed';
  return moods.some(({ judged }) => judged) ? null : 'too-little';
}

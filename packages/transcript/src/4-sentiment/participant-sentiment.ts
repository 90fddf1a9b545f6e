import { isSomebody } from '../3-features/roles.ts';
import type { Talk } from '../3-features/talk.ts';
import type { Sentiment, TurnSentiment } from '../types.ts';
import { hasFeelingModel } from './score-turn.ts';

/** Below these numbers of turns or words a mood would be wrong more often than right (docs/analysis.md). */
export const fewestTurnsForMood = 3;
export const fewestWordsForMood = 100;

/** Low, as most talk at work is neutral. Chosen on labelled turns summed by speaker. */
export const positiveMoodFrom = 0.035;
export const negativeMoodTo = -0.03;

export type ScoredWords = Pick<TurnSentiment, 'score'> & { words: number };

/** Mean from -1 to 1, and class; 0 and neutral if not judged. */
export type Mood = { sentiment: Sentiment; score: number; judged: boolean };

/**
 * The mood of each participant over all turns; `feelings` is indexed by turn. Not judged: unnamed transcripts,
 * languages without a model, and labels that several people share.
 */
export function moodsOf(
  { names, turns, nobodyNamed }: Talk,
  feelings: readonly Pick<TurnSentiment, 'score'>[],
  language: string,
): Mood[] {
  if (nobodyNamed || !hasFeelingModel(language)) return names.map(() => notJudged);
  const own = names.map((): ScoredWords[] => []);
  for (const { index, speaker, words } of turns)
    if (speaker !== null) own[speaker]?.push({ words, score: feelings[index]?.score ?? 0 });
  return own.map((turns, person) => (isSomebody(names[person] ?? '') ? moodOf(turns) : notJudged));
}

/** Mean weighted by words. */
export function moodOf(turns: readonly ScoredWords[]): Mood {
  const words = turns.reduce((sum, turn) => sum + turn.words, 0);
  if (turns.length < fewestTurnsForMood || words < fewestWordsForMood) return notJudged;
  const score = turns.reduce((sum, turn) => sum + turn.score * turn.words, 0) / words;
  return { sentiment: moodClass(score), score, judged: true };
}

const notJudged: Mood = { sentiment: 'neutral', score: 0, judged: false };

function moodClass(score: number): Sentiment {
  if (score >= positiveMoodFrom) return 'positive';
  return score <= negativeMoodTo ? 'negative' : 'neutral';
}

import { isSomebody } from '../3-features/roles.ts';
import type { Talk } from '../3-features/talk.ts';
import type { Sentiment, TurnSentiment } from '../types.ts';
import { hasFeelingModel } from './score-turn.ts';

/** With fewer turns or words no mood is told: it would be wrong more often than right. docs/analysis.md has the figures. */
export const fewestTurnsForMood = 3;
export const fewestWordsForMood = 100;

/**
 * Most talk at work is neutral, so a mean lies close to 0. Chosen on labelled turns added up per speaker, where a
 * speaker counts as positive whose labels have a mean of 0.05 or more, and as negative at -0.05 or less.
 */
export const positiveMoodFrom = 0.035;
export const negativeMoodTo = -0.03;

/** A scored piece of talk. */
export type ScoredWords = Pick<TurnSentiment, 'score'> & { words: number };

/** A mean, -1 to 1, and its class; 0 and neutral where too little was said to judge. */
export type Mood = { sentiment: Sentiment; score: number; judged: boolean };

/**
 * The mood of each participant over all their turns, in their order; `feelings` goes by turn. Not judged are
 * participants of a transcript without names or in a language without a model, and labels that several people share
 * ("QUESTION", "Unknown Speaker").
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

/** Mean score of several turns, weighted by words, and its class. */
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

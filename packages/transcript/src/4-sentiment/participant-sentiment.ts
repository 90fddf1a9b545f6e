import type { Talk } from '../3-features/talk.ts';
import type { Sentiment, TurnSentiment } from '../types.ts';

/** With fewer turns or words nobody's mood is told, so that one 'Great!' makes nobody positive. */
export const minimumTurnsForMood = 2;
export const minimumWordsForMood = 20;

/**
 * Most talk at work is neutral, so a person's mean lies close to 0 and far from what one strong line scores.
 * Of 219 speakers of real meetings half lie above 0.028 and a tenth below -0.052; docs/analysis.md has more.
 */
export const positiveMoodFrom = 0.03;
export const negativeMoodTo = -0.03;

/** So many words of ordinary talk are added before the cuts are laid, so that few words prove little. */
export const ordinaryWords = 50;
export const ordinaryScore = 0.01;

/** A scored piece of talk. */
export type ScoredWords = Pick<TurnSentiment, 'score'> & { words: number };

/** A mean and its class. */
export type Mood = { sentiment: Sentiment; score: number };

/** The mood of each participant over all their turns, in their order; `feelings` goes by turn. */
export function moodsOf(
  { names, turns }: Talk,
  feelings: readonly Pick<TurnSentiment, 'score'>[],
): Mood[] {
  const own = names.map((): ScoredWords[] => []);
  for (const { index, speaker, words } of turns)
    if (speaker !== null) own[speaker]?.push({ words, score: feelings[index]?.score ?? 0 });
  return own.map(moodOf);
}

/** What several turns say together: the mean of their scores, -1 to 1, weighted by words, and its class. */
export function moodOf(turns: Iterable<ScoredWords>): Mood {
  let count = 0;
  let words = 0;
  let weighted = 0;
  for (const turn of turns) {
    count++;
    words += turn.words;
    weighted += turn.score * turn.words;
  }
  const score = words === 0 ? 0 : weighted / words;
  const proven = (weighted + ordinaryScore * ordinaryWords) / (words + ordinaryWords);
  const isTold = count >= minimumTurnsForMood && words >= minimumWordsForMood;
  return { sentiment: isTold ? moodClass(proven) : 'neutral', score };
}

function moodClass(proven: number): Sentiment {
  if (proven >= positiveMoodFrom) return 'positive';
  return proven <= negativeMoodTo ? 'negative' : 'neutral';
}

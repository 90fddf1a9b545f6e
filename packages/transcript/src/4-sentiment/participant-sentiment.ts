import { isSomebody } from '../3-features/roles.ts';
import type { Talk } from '../3-features/talk.ts';
import type { Evidence, Feeling, Sentiment, TurnSentiment } from '../types.ts';
import { hasFeelingModel } from './score-turn.ts';
import { evidenceOf, type ScoredTurn, shownFeeling, withScores } from './shown-feeling.ts';

/** Readers call less 'too little'. */
export const fewestWordsForMood = 80;

/** `feeling` is null where it is not read. Without feeling, sentiment and score are neutral and 0. */
export type Mood = {
  feeling: Feeling | null;
  sentiment: Sentiment;
  /** Mean of all turns, -1 to 1, weighted by words. */
  score: number;
  /** Shows feeling: positive, neutral or negative. */
  judged: boolean;
  /** The two turns that made it. */
  evidence: Evidence[];
};

/**
 * What each participant shows over all turns; `feelings` is indexed by turn. Not read: unnamed transcripts, languages
 * without a model, and labels that several people share.
 */
export function moodsOf(
  { names, turns, nobodyNamed }: Talk,
  feelings: readonly Pick<TurnSentiment, 'score'>[],
  language: string,
): Mood[] {
  if (nobodyNamed || !hasFeelingModel(language)) return names.map(() => without(null));
  const own = Map.groupBy(turns, ({ speaker }) => speaker);
  return names.map((name, person) =>
    isSomebody(name) ? moodOf(withScores(own.get(person) ?? [], feelings)) : without(null),
  );
}

function moodOf(turns: readonly ScoredTurn[]): Mood {
  const words = turns.reduce((sum, turn) => sum + turn.words, 0);
  if (words < fewestWordsForMood) return without('too-little');
  const shown = shownFeeling(turns);
  if (!shown) return without('calm');
  return {
    feeling: shown.sentiment,
    sentiment: shown.sentiment,
    score: turns.reduce((sum, turn) => sum + turn.score * turn.words, 0) / words,
    judged: true,
    evidence: evidenceOf(shown.turns),
  };
}

const without = (feeling: 'calm' | 'too-little' | null): Mood => ({
  feeling,
  sentiment: 'neutral',
  score: 0,
  judged: false,
  evidence: [],
});

import type { SpokenTurn } from '../3-features/talk.ts';
import type { Evidence, Sentiment, TurnSentiment } from '../types.ts';
import { mayTellOwnFeeling } from './own-feeling.ts';
import { scoreLine } from './score-turn.ts';

/** Where a turn carries feeling; chosen on marked workplace meetings and on feelings of turns (docs/analysis.md). */
export const feelingFrom = { positive: 0.8, negative: 0.6 };
/** Shorter turns are left aside, as most are courtesies: 'Sounds great, thanks everyone.' */
export const fewestWordsOfFeeling = 8;
const fewestTurns = 2;
const leastShare = 0.1;
/** With less than this many times as many turns, neither side wins. */
const clearlyMore = 2;

export type ScoredTurn = Pick<SpokenTurn, 'index' | 'words' | 'sentences'> & { score: number };

/** `feelings` is indexed by turn of the meeting. A turn that carries feeling keeps the sentences that may tell it. */
export const withScores = (
  turns: readonly SpokenTurn[],
  feelings: readonly Pick<TurnSentiment, 'score'>[],
): ScoredTurn[] => turns.map((turn) => ofOwnFeeling(turn, feelings[turn.index]?.score ?? 0));

/** Where sentences that tell no feeling of the speaker are set aside, the weaker score counts: with them or without. */
function ofOwnFeeling(turn: SpokenTurn, score: number): ScoredTurn {
  if (feelingOf({ words: turn.words, score }) === null) return { ...turn, score };
  const sentences = turn.sentences.filter(({ text }) => mayTellOwnFeeling(text));
  if (sentences.length === turn.sentences.length) return { ...turn, score };
  const own = scoreLine(sentences.map(({ text }) => text).join(' ')).score;
  const side = Math.sign(score);
  return { ...turn, sentences, score: side * Math.min(side * score, Math.max(0, side * own)) };
}

/** The feeling that one turn carries. */
export function feelingOf({
  words,
  score,
}: Pick<ScoredTurn, 'words' | 'score'>): Exclude<Sentiment, 'neutral'> | null {
  if (words < fewestWordsOfFeeling) return null;
  if (score >= feelingFrom.positive) return 'positive';
  return score <= -feelingFrom.negative ? 'negative' : null;
}

/**
 * What turns show, and the two that show it most. Null unless at least two, and a tenth of those that are long enough,
 * carry feeling.
 */
export function shownFeeling(
  turns: readonly ScoredTurn[],
): { sentiment: Sentiment; turns: ScoredTurn[] } | null {
  const long = turns.filter(({ words }) => words >= fewestWordsOfFeeling);
  const carrying = long
    .filter((turn) => feelingOf(turn) !== null)
    .sort((a, b) => Math.abs(b.score) - Math.abs(a.score) || a.index - b.index);
  if (carrying.length < Math.max(fewestTurns, leastShare * long.length)) return null;
  const positive = carrying.filter(({ score }) => score > 0);
  const negative = carrying.filter(({ score }) => score < 0);
  const isPositive = positive.length > negative.length;
  const [more, fewer] = isPositive ? [positive, negative] : [negative, positive];
  if (more.length < clearlyMore * fewer.length)
    return { sentiment: 'neutral', turns: [...positive.slice(0, 1), ...negative.slice(0, 1)] };
  return { sentiment: isPositive ? 'positive' : 'negative', turns: more.slice(0, fewestTurns) };
}

/** The sentence of each turn that shows its feeling most, in order of speech. */
export const evidenceOf = (shown: readonly ScoredTurn[]): Evidence[] =>
  shown
    .toSorted((a, b) => a.index - b.index)
    .flatMap(({ index, score, sentences }) => {
      const [strongest] = sentences
        .map(({ text }) => ({ text, score: scoreLine(text).score * Math.sign(score) }))
        .sort((a, b) => b.score - a.score);
      return strongest ? [{ turn: index, quote: strongest.text }] : [];
    });

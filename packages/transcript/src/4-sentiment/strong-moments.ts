import type { StrongMoment, Turn, TurnSentiment } from '../types.ts';

/** A single line is often misread, so only the few that sound strongest are pointed out. */
const mostOfEach = 3;
/**
 * From here on four of five negative lines are, among people's comments and in dialogue, as people labelled them;
 * one turn in 25 of real meetings is that strong. docs/analysis.md has the figures.
 */
const strongFrom = 0.7;
/** "Great!" is a courtesy. */
const fewestWords = 6;

/** The turns that sound most positive and most negative, at most three of each, in the order of speech. */
export function strongMoments(turns: readonly (Turn & TurnSentiment)[]): StrongMoment[] {
  const strongest = (sentiment: StrongMoment['sentiment']) =>
    turns
      .filter((turn) => turn.sentiment === sentiment && turn.words >= fewestWords)
      .filter(({ score }) => Math.abs(score) >= strongFrom)
      .sort((a, b) => Math.abs(b.score) - Math.abs(a.score) || a.index - b.index)
      .slice(0, mostOfEach)
      .map(({ index }) => ({ turn: index, sentiment }));
  return [...strongest('positive'), ...strongest('negative')].sort((a, b) => a.turn - b.turn);
}

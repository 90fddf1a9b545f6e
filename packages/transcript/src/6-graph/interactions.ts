import type { Exchange } from '../3-features/exchanges.ts';
import type { Question } from '../3-features/questions.ts';
import { type Stance, stanceOf } from '../3-features/stance.ts';
import type { SpokenTurn, Talk } from '../3-features/talk.ts';

export type Side = {
  from: number;
  to: number;
  /** In order, without back-channels. */
  turns: SpokenTurn[];
  words: number;
  questions: Question[];
  stances: { turn: number; stance: Stance }[];
};

/** In order of speaking. */
export type Interaction = { sides: readonly [Side, Side]; value: number };

/** Each pair once, in order of their positions. */
export function findInteractions(
  talk: Talk,
  exchanges: readonly Exchange[],
  questions: readonly Question[],
): Interaction[] {
  const people = talk.names.length;
  const questionsIn = Map.groupBy(questions, (question) => question.turn);
  const pairs = new Map<number, Interaction>();

  for (const { turn: index, from, to, kind } of exchanges) {
    const turn = talk.turns[index];
    if (to === null || kind === 'listening' || !turn) continue;
    const key = Math.min(from, to) * people + Math.max(from, to);
    const pair = pairs.get(key) ?? newInteraction(Math.min(from, to), Math.max(from, to));
    pairs.set(key, pair);
    pair.value++;
    const side = pair.sides[from < to ? 0 : 1];
    side.turns.push(turn);
    side.words += turn.words;
    side.questions.push(
      ...(questionsIn.get(index) ?? []).filter((question) => question.handedOver),
    );
    const stance = stanceOf(turn);
    if (stance) side.stances.push({ turn: index, stance });
  }
  return [...pairs].sort(([a], [b]) => a - b).map(([, pair]) => pair);
}

/** The pairs with most exchanges, in the same order; of pairs with equally many, the first ones. */
export function mostFrequent(interactions: readonly Interaction[], most: number): Interaction[] {
  const kept = new Set(interactions.toSorted((a, b) => b.value - a.value).slice(0, most));
  return interactions.filter((interaction) => kept.has(interaction));
}

const newInteraction = (first: number, second: number): Interaction => ({
  sides: [newSide(first, second), newSide(second, first)],
  value: 0,
});

const newSide = (from: number, to: number): Side => ({
  from,
  to,
  turns: [],
  words: 0,
  questions: [],
  stances: [],
});

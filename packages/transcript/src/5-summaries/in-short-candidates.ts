import type { SpokenTurn, Talk } from '../3-features/talk.ts';
import type { Chapter } from '../types.ts';
import type { InShortInput, WeightedOutcome } from './in-short.ts';
import type { Quotable } from './quotable.ts';
import { standsAlone } from './stand-alone.ts';
import { substanceOf } from './substance.ts';

export type Candidate = { sentence: Quotable; value: number; part: { share: number } };

/** An outcome raises the weight of sentences around it up to threefold. */
const outcomeGain = 2;
const outcomeReach = 2;
/**
 * Outcomes are mostly said at the end of a subject, and more often by the leader: seen in the minutes of 80 calls.
 */
const leadGain = 0.5;
const turningGain = 0.5;
const turningWords = 150;
const fewestForLead = 3;

/** The sentences that can be read alone, each with its part of the meeting. */
export function inShortCandidates(input: InShortInput): Candidate[] {
  const { talk, pool, weights, chapters, outcomes = [] } = input;
  const parts = partsOf(talk, chapters);
  const turning = turnsAtTurning(talk, chapters);
  const lead = leadOf(talk);
  const outcomeAt = outcomePositions(talk, outcomes);
  return pool.flatMap((sentence) => {
    const { turn, speaker, position, terms, words, quality } = sentence;
    const part = parts[turn];
    if (!part || !standsAlone(sentence)) return [];
    const covered = terms.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
    const value =
      ((quality * covered) / Math.sqrt(words)) *
      (1 + substanceOf(sentence.sentence.text)) *
      (1 + outcomeGain * (outcomeAt.get(position) ?? 0)) *
      (lead !== null && speaker === lead ? 1 + leadGain : 1) *
      (turning.has(turn) ? 1 + turningGain : 1);
    return { sentence, value, part };
  });
}

function partsOf({ turns }: Talk, chapters: readonly Chapter[]): Candidate['part'][] {
  const whole = { share: 1 };
  if (chapters.length === 0) return turns.map(() => whole);
  const words = Math.max(1, wordsOf(turns));
  return chapters.flatMap(({ fromTurn, toTurn }) => {
    const own = turns.slice(fromTurn, toTurn + 1);
    const part = { share: Math.max(1, wordsOf(own)) / words };
    return own.map(() => part);
  });
}

const wordsOf = (turns: readonly SpokenTurn[]): number =>
  turns.reduce((sum, { words }) => sum + words, 0);

function turnsAtTurning({ turns }: Talk, chapters: readonly Chapter[]): Set<number> {
  const found = new Set<number>();
  for (const { fromTurn } of chapters.slice(1)) {
    for (const step of [-1, 1]) {
      let words = 0;
      for (let at = step < 0 ? fromTurn - 1 : fromTurn; words < turningWords; at += step) {
        const turn = turns[at];
        if (!turn) break;
        found.add(at);
        words += Math.max(1, turn.words);
      }
    }
  }
  return found;
}

/** The leader of a meeting of three or more people. */
function leadOf({ turns, names }: Talk): number | null {
  if (names.length < fewestForLead) return null;
  const counts = new Int32Array(names.length);
  for (const { speaker } of turns)
    if (speaker !== null) counts[speaker] = (counts[speaker] ?? 0) + 1;
  return counts.reduce((most, count, at) => (count > (counts[most] ?? 0) ? at : most), 0);
}

function outcomePositions({ turns }: Talk, outcomes: readonly WeightedOutcome[]) {
  const weights = new Map<number, number>();
  if (outcomes.length === 0) return weights;
  const inTurn = Map.groupBy(outcomes, ({ turn }) => turn);
  let position = 0;
  for (const { index, sentences } of turns) {
    for (const { text } of sentences) {
      position++;
      for (const { quote, weight } of inTurn.get(index) ?? []) {
        if (!text.includes(quote) && !quote.includes(text)) continue;
        for (let near = position - outcomeReach; near <= position + outcomeReach; near++)
          weights.set(near, Math.max(weight, weights.get(near) ?? 0));
      }
    }
  }
  return weights;
}

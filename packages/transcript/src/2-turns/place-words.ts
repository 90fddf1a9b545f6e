import type { WordCorrection } from '../types.ts';

type TurnText = { index: number; text: string };
/** Where a correction applies: the position of its words in the turn's text as read. */
export type PlacedWords = { index: number; at: number; correction: WordCorrection };

/**
 * Places corrections, because other corrections can move turns: where most of the words before are the same too, then
 * nearest to where they were. Sorted by place; without those whose words nobody says, and those that later ones override.
 */
export function placeWords(
  turns: readonly TurnText[],
  corrections: readonly WordCorrection[],
): PlacedWords[] {
  const placed: PlacedWords[] = [];
  // From the last one, so that it is placed before those that it overrides.
  for (const correction of corrections.toReversed()) {
    const place = placeOf(turns, correction);
    if (place && !placed.some((other) => overlap(place, other))) placed.push(place);
  }
  return placed.sort((a, b) => a.index - b.index || a.at - b.at);
}

const overlap = (a: PlacedWords, b: PlacedWords): boolean =>
  a.index === b.index &&
  a.at < b.at + b.correction.read.length &&
  b.at < a.at + a.correction.read.length;

function placeOf(turns: readonly TurnText[], correction: WordCorrection): PlacedWords | undefined {
  const { turn, at, read, before } = correction;
  const there = turns[turn];
  if (there?.text.startsWith(read, at) && contextOf(turns, turn, at) === before)
    return { index: there.index, at, correction };
  let best: Candidate | undefined;
  for (const [position, { index, text }] of turns.entries())
    for (let from = text.indexOf(read); from >= 0; from = text.indexOf(read, from + 1)) {
      const candidate = {
        index,
        at: from,
        context: sharedEnd(contextOf(turns, position, from), before),
        turnsApart: Math.abs(position - turn),
        apart: Math.abs(from - at),
      };
      if (!best || isNearer(candidate, best)) best = candidate;
    }
  return best && { index: best.index, at: best.at, correction };
}

/** `context`: how many characters before are the same. */
type Candidate = { index: number; at: number; context: number; turnsApart: number; apart: number };

const isNearer = (a: Candidate, b: Candidate): boolean =>
  (b.context - a.context || a.turnsApart - b.turnsApart || a.apart - b.apart) < 0;

function sharedEnd(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.at(-1 - length) === other.at(-1 - length)) length++;
  return length;
}

/** In characters. */
const contextLength = 60;

/** The words before a place, also those of the turn before, which stay the same when turns are joined or split. */
export function contextOf(turns: readonly { text: string }[], turn: number, at: number): string {
  const own = turns[turn]?.text.slice(0, at) ?? '';
  const earlier = own.length < contextLength ? (turns[turn - 1]?.text ?? '') : '';
  return `${earlier} ${own}`.trim().slice(-contextLength);
}

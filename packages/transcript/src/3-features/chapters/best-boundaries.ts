import type { ScoredGap } from './boundary-model.ts';
import { expectedChapters } from './gap-features.ts';

/** This constant and the next three were chosen on QMSum's training split. */
const boundaryBonus = 3;
/** Cost of a chapter that is e times as long or short as expected. */
const lengthCost = 1;
/** Candidates per expected chapter; limits the work for long meetings. */
const placesPerChapter = 10;
const mostPlaces = 500;

/**
 * The first turns of chapters: the boundaries with the highest sum of log odds, minus the cost of unusual lengths.
 * Uses dynamic programming.
 */
export function bestBoundaries(gaps: readonly ScoredGap[], words: number): number[] {
  const chapters = expectedChapters(words);
  const usual = Math.log(words / chapters);
  const places = [
    { turn: 0, wordsBefore: 0, logOdds: 0 },
    ...likeliestPlaces(gaps, words, Math.min(mostPlaces, Math.ceil(chapters * placesPerChapter))),
    { turn: -1, wordsBefore: words, logOdds: -boundaryBonus },
  ];
  const best: { value: number; from: number }[] = [{ value: 0, from: 0 }];
  for (const [to, place] of places.entries()) {
    if (to === 0) continue;
    let value = Number.NEGATIVE_INFINITY;
    let from = 0;
    for (let start = 0; start < to; start++) {
      const length = place.wordsBefore - (places[start]?.wordsBefore ?? 0);
      const unusual = Math.log(Math.max(1, length)) - usual;
      const sum = (best[start]?.value ?? 0) - lengthCost * unusual ** 2;
      if (sum <= value) continue;
      value = sum;
      from = start;
    }
    best.push({ value: value + place.logOdds + boundaryBonus, from });
  }
  const turns: number[] = [];
  for (let at = best.at(-1)?.from ?? 0; at > 0; at = best[at]?.from ?? 0)
    turns.unshift(places[at]?.turn ?? 0);
  return [0, ...turns];
}

function likeliestPlaces(gaps: readonly ScoredGap[], words: number, parts: number): ScoredGap[] {
  const likeliest = new Map<number, ScoredGap>();
  for (const gap of gaps) {
    const part = Math.floor((gap.wordsBefore / words) * parts);
    const other = likeliest.get(part);
    if (!other || gap.logOdds > other.logOdds) likeliest.set(part, gap);
  }
  return [...likeliest.values()];
}

import { plainOf, wordsInCommon } from './like-words.ts';
import { nearestPairs } from './nearest-pairs.ts';

/** Words that an analysis found, and the position of their turn; null if unknown. */
export type PlacedWords = { words: string; turn: number | null };
export type HeldWords = PlacedWords & { id: string };

/** Maximum distance in turns between two places of one sentence whose words differ slightly. */
const turnsApartMax = 10;
/** Two sentences count as the same from this share of common words (Dice). */
const alikeFrom = 0.6;

type Held = { id: string; plain: string; words: readonly string[]; turn: number | null };
type Found = Omit<Held, 'id'> & { at: number };
type Pair = { held: Held; found: Found; alike: number; apart: number };

/** Matches found words with stored ones that are equal, nearest first. Returns the same as `matchFound`. */
export function matchEqual(
  held: readonly HeldWords[],
  found: readonly PlacedWords[],
): Map<number, string> {
  const matched = new Map<number, string>();
  for (const pair of equalPairs(heldOf(held), foundOf(found)))
    matched.set(pair.found.at, pair.held.id);
  return matched;
}

/**
 * Matches found words with stored ones by place and words. Returns the stored id for each found item, each id at most
 * once. Equal words match wherever they are, nearest first; similar words only near their place.
 */
export function matchFound(
  held: readonly HeldWords[],
  found: readonly PlacedWords[],
): Map<number, string> {
  const all = heldOf(held);
  const read = foundOf(found);
  const matched = new Map<number, string>();
  const taken = new Set<string>();
  const take = (pair: { held: Held; found: Found }) => {
    if (matched.has(pair.found.at) || taken.has(pair.held.id)) return;
    matched.set(pair.found.at, pair.held.id);
    taken.add(pair.held.id);
  };
  for (const pair of equalPairs(all, read)) take(pair);
  const left = Map.groupBy(
    all.filter(({ id }) => !taken.has(id)),
    ({ turn }) => turn,
  );
  const alike = read
    .filter(({ at }) => !matched.has(at))
    .flatMap((one) => turnsAround(one.turn).flatMap((turn) => pairsOf(left.get(turn) ?? [], one)));
  for (const pair of alike.sort(byLikeness)) take(pair);
  return matched;
}

const heldOf = (held: readonly HeldWords[]): Held[] =>
  held.map(({ id, ...one }) => ({ id, ...prepared(one) })).toSorted((a, b) => compare(a.id, b.id));

const foundOf = (found: readonly PlacedWords[]): Found[] =>
  found.map((one, at) => ({ at, ...prepared(one) }));

function equalPairs(held: readonly Held[], found: readonly Found[]) {
  const withWords = Map.groupBy(held, ({ plain }) => plain);
  return [...Map.groupBy(found, ({ plain }) => plain)].flatMap(([plain, same]) =>
    nearestPairs(withWords.get(plain) ?? [], same),
  );
}

function prepared({ words, turn }: PlacedWords) {
  const plain = plainOf(words);
  return { plain, words: plain.split(' '), turn };
}

const pairsOf = (held: readonly Held[], found: Found): Pair[] =>
  held.flatMap((one) => {
    const alike = wordsInCommon(one.words, found.words);
    return alike >= alikeFrom ? [{ held: one, found, alike, apart: turnsApart(one, found) }] : [];
  });

/** Found items with the same words and place are interchangeable, so their order does not matter. */
const byLikeness = (a: Pair, b: Pair) =>
  b.alike - a.alike || a.apart - b.apart || compare(a.held.id, b.held.id);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const turnsApart = (a: Held, b: Found) => Math.abs((a.turn ?? 0) - (b.turn ?? 0));

const turnsAround = (turn: number | null) =>
  turn === null
    ? []
    : Array.from({ length: 2 * turnsApartMax + 1 }, (_, at) => turn - turnsApartMax + at);

/** Words of an action, and the position of its turn; null if that is not known. */
export type PlacedWords = { words: string; turn: number | null };
export type HeldWords = PlacedWords & { id: string };

/** Turns between two places of the same sentence, of which the words differ a little. */
const turnsApartMax = 10;
/** Share of words in common (Dice) from which two sentences are the same. */
const alikeFrom = 0.6;

type Pair = { held: HeldWords; found: number; alike: number; apart: number };

/**
 * Which found action is which of those that are held, by place and words. Returns the held id of each found one, none
 * twice. Equal words match wherever they are, the nearest first; others only near their place.
 */
export function matchActions(
  held: readonly HeldWords[],
  found: readonly PlacedWords[],
): Map<number, string> {
  const matched = new Map<number, string>();
  const taken = new Set<string>();
  const take = (pairs: Pair[]) => {
    for (const { held: one, found: at } of pairs.sort(byLikeness)) {
      if (matched.has(at) || taken.has(one.id)) continue;
      matched.set(at, one.id);
      taken.add(one.id);
    }
  };
  const equal = Map.groupBy(held, ({ words }) => plain(words));
  take(
    found.flatMap((one, at) =>
      (equal.get(plain(one.words)) ?? []).map((other) => ({
        held: other,
        found: at,
        alike: 1,
        apart: turnsApart(other, one),
      })),
    ),
  );
  const left = held.filter(({ id }) => !taken.has(id));
  const atTurn = Map.groupBy(left, ({ turn }) => turn);
  take(
    found.flatMap((one, at) => {
      if (matched.has(at) || one.turn === null) return [];
      return turnsAround(one.turn)
        .flatMap((turn) => atTurn.get(turn) ?? [])
        .flatMap((other) => {
          const alike = wordsInCommon(plain(other.words), plain(one.words));
          const apart = turnsApart(other, one);
          return alike >= alikeFrom ? [{ held: other, found: at, alike, apart }] : [];
        });
    }),
  );
  return matched;
}

/** Found ones with the same words and place are alike, so that their order does not matter. */
const byLikeness = (a: Pair, b: Pair) =>
  b.alike - a.alike || a.apart - b.apart || compare(a.held.id, b.held.id);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const turnsApart = (a: PlacedWords, b: PlacedWords) =>
  a.turn === null || b.turn === null ? Number.MAX_SAFE_INTEGER : Math.abs(a.turn - b.turn);

const turnsAround = (turn: number) =>
  Array.from({ length: 2 * turnsApartMax + 1 }, (_, at) => turn - turnsApartMax + at);

const plain = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function wordsInCommon(a: string, b: string): number {
  const [one, other] = [a.split(' '), b.split(' ')];
  const left = new Map<string, number>();
  for (const word of one) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of other) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    common += 1;
  }
  return (2 * common) / (one.length + other.length);
}

type Placed = { turn: number | null };
type Pair<H, F> = { held: H; found: F };

/**
 * Pairs of items with the same words, nearest first: those at the same turn in their order, then others, those
 * without a turn last. Every item of the shorter list is in a pair.
 */
export function nearestPairs<H extends Placed, F extends Placed>(
  held: readonly H[],
  found: readonly F[],
): Pair<H, F>[] {
  const here = pairsAtSameTurn(held, found);
  const pairs = [...here];
  const taken = new Set<H | F>(here.flatMap((pair) => [pair.held, pair.found]));
  let left: Side<H, F>[] = [
    ...held.filter((one) => !taken.has(one)).map((one) => ({ held: one, turn: placeOf(one) })),
    ...found.filter((one) => !taken.has(one)).map((one) => ({ found: one, turn: placeOf(one) })),
  ].toSorted((a, b) => a.turn - b.turn || 0);
  for (;;) {
    // The two nearest items are neighbours in the sorted list.
    const beside = left
      .flatMap((one, at) => pairOf(one, left[at + 1]))
      .toSorted((a, b) => a.apart - b.apart);
    if (beside.length === 0) return pairs;
    for (const { held: one, found: other } of beside) {
      if (taken.has(one) || taken.has(other)) continue;
      taken.add(one).add(other);
      pairs.push({ held: one, found: other });
    }
    left = left.filter((side) => !taken.has('held' in side ? side.held : side.found));
  }
}

type Side<H, F> = { turn: number } & ({ held: H } | { found: F });

const placeOf = ({ turn }: Placed) => turn ?? Number.MAX_SAFE_INTEGER;

function pairOf<H, F>(one: Side<H, F>, next: Side<H, F> | undefined) {
  if (!next) return [];
  const apart = next.turn - one.turn;
  if ('held' in one && 'found' in next) return [{ held: one.held, found: next.found, apart }];
  if ('found' in one && 'held' in next) return [{ held: next.held, found: one.found, apart }];
  return [];
}

function pairsAtSameTurn<H extends Placed, F extends Placed>(
  held: readonly H[],
  found: readonly F[],
): Pair<H, F>[] {
  const foundAt = Map.groupBy(found, ({ turn }) => turn);
  return [...Map.groupBy(held, ({ turn }) => turn)].flatMap(([turn, ones]) => {
    const others = foundAt.get(turn) ?? [];
    return ones.flatMap((one, at) => {
      const other = others[at];
      return other ? [{ held: one, found: other }] : [];
    });
  });
}

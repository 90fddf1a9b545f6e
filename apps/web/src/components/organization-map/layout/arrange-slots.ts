import type { Point } from '@/components/connection-map/scene/geometry.ts';

export type WeightedPair = { from: number; to: number; weight: number };

/** Each round compares all pairs, so more items would take too long. */
const thingsMax = 60;
const roundsMax = 20;

/**
 * Assigns a slot to each item. Two items swap while that shortens the weighted distances.
 * Deterministic. If there are many items, only the first `thingsMax` are swapped.
 */
export function arrangeSlots(slots: readonly Point[], pairs: readonly WeightedPair[]): Point[] {
  const places = [...slots];
  const swapped = Math.min(places.length, thingsMax);
  const partners = places.map((): { other: number; weight: number }[] => []);
  for (const { from, to, weight } of pairs) {
    partners[from]?.push({ other: to, weight });
    partners[to]?.push({ other: from, weight });
  }
  for (let round = 0; round < roundsMax; round += 1) {
    let swaps = 0;
    for (let one = 0; one < swapped; one += 1) {
      for (let other = 0; other < one; other += 1) if (swapIfShorter(one, other)) swaps += 1;
    }
    if (swaps === 0) break;
  }
  return places;

  function swapIfShorter(one: number, other: number): boolean {
    const before = lengthOf(one) + lengthOf(other);
    swap(one, other);
    // Tolerance, so that rounding errors do not cause endless swaps.
    if (lengthOf(one) + lengthOf(other) < before * (1 - 1e-9)) return true;
    swap(one, other);
    return false;
  }

  function swap(one: number, other: number): void {
    const [place, next] = [places[one], places[other]];
    if (!place || !next) return;
    places[one] = next;
    places[other] = place;
  }

  function lengthOf(thing: number): number {
    const { x = 0, y = 0 } = places[thing] ?? {};
    return (partners[thing] ?? []).reduce((sum, { other, weight }) => {
      const place = places[other] ?? { x, y };
      return sum + weight * Math.hypot(place.x - x, place.y - y);
    }, 0);
  }
}

import type { Point } from '@/components/connection-map/scene/geometry.ts';

export type WeightedPair = { from: number; to: number; weight: number };

/** Each round compares all pairs of things. */
const thingsMax = 60;
const roundsMax = 20;

/**
 * The slot of each thing: two things swap as long as that shortens the ways between those with weights. Deterministic.
 * Of very many things only the first are swapped.
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
    // Rounding must not swap back and forth.
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

/**
 * Pseudo-random numbers from 0 to below 1 (mulberry32). The same seed gives the same numbers, so
 * generated figures stay the same between visits.
 */
export function seededRandom(seed: string): () => number {
  let state = 0;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x9e3779b1) >>> 0;
  }
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

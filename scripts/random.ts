export type Random = ReturnType<typeof drawnFrom>;

/** The same random choices for the same seed (Mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return drawnFrom(() => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  });
}

/**
 * Another generator (Lehmer 1951): the shipped weights were trained with its order. The seed is from 1 to 2^31 - 2.
 */
export function lehmerFrom(seed: number): Random {
  let state = seed;
  return drawnFrom(() => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  });
}

/** `next` gives numbers from 0 (included) to 1 (excluded). */
function drawnFrom(next: () => number) {
  return {
    next,
    between: (low: number, high: number) => low + next() * (high - low),
    pick<T>(items: readonly T[]): T {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('The list is empty.');
      return item;
    },
    /** Shuffles in place (Fisher and Yates). */
    shuffle(items: unknown[]): void {
      for (let last = items.length - 1; last > 0; last--) {
        const other = Math.floor(next() * (last + 1));
        [items[last], items[other]] = [items[other], items[last]];
      }
    },
  };
}

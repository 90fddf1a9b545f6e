import type { Exchange } from '../3-features/exchanges.ts';

/** Pseudo-count. */
const shrinkage = 3;
const strengthAtChance = 5;
const strengthPerDoubling = 3;

export type ExpectedExchanges = (first: number, second: number) => number;

/** Exchanges expected by chance: of A's turns, B gets B's share of the others' turns, and vice versa. */
export function expectedExchanges(
  people: number,
  exchanges: readonly Exchange[],
): ExpectedExchanges {
  const spoken = new Array<number>(people).fill(0);
  for (const { from, to, kind } of exchanges) {
    if (to !== null && kind !== 'listening') spoken[from] = (spoken[from] ?? 0) + 1;
  }
  const all = spoken.reduce((sum, count) => sum + count, 0);
  const toward = (from: number, to: number) => (all === from ? 0 : (from * to) / (all - from));
  return (first, second) => {
    const a = spoken[first] ?? 0;
    const b = spoken[second] ?? 0;
    return toward(a, b) + toward(b, a);
  };
}

/** Ratio of exchanges to chance, shrunk towards 1 for small counts. */
export const lift = (value: number, expected: number): number =>
  (value + shrinkage) / (expected + shrinkage);

/** 1 to 10: 5 is chance; each doubling adds 3, each halving subtracts 3. */
export function strength(value: number, expected: number): number {
  const onScale = strengthAtChance + strengthPerDoubling * Math.log2(lift(value, expected));
  return Math.min(10, Math.max(1, Math.round(onScale)));
}

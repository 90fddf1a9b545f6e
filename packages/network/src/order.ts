/** Code unit order. Locale-aware order is many times slower and may differ between machines. */
export const compareText = (first: string, second: string): number =>
  first < second ? -1 : first > second ? 1 : 0;

type Pair = { a: string; b: string };

export const byPair = (first: Pair, second: Pair): number =>
  compareText(first.a, second.a) || compareText(first.b, second.b);

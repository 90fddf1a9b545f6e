/** Those that count: maybe ones are left out. */
export const sureOf = <Item extends { sure: boolean }>(items: readonly Item[]): Item[] =>
  items.filter(({ sure }) => sure);

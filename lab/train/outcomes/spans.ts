/** Words from the start of a turn or a meeting; the end is exclusive. */
export type Span = { from: number; to: number };

/** Spans are the same if they share half the words of the shorter one. */
export function isSame(one: Span, other: Span): boolean {
  const shared = Math.min(one.to, other.to) - Math.max(one.from, other.from);
  return shared > 0 && shared * 2 >= Math.min(one.to - one.from, other.to - other.from);
}

/** A smaller change of one person's mood may be chance. */
const clearChange = 0.25;

export function ownDirection(now: number, before: number): 'rising' | 'falling' | 'steady' {
  const change = now - before;
  if (Math.abs(change) < clearChange) return 'steady';
  return change > 0 ? 'rising' : 'falling';
}

/** Smaller changes of one person's mood are not told from chance. */
const clearChange = 0.25;

export function ownDirection(now: number, before: number): 'rising' | 'falling' | 'steady' {
  const change = now - before;
  if (Math.abs(change) < clearChange) return 'steady';
  return change > 0 ? 'rising' : 'falling';
}

import { isWithin, type Marked } from '../../train/outcomes/marked-meetings.ts';

const usualHitTurns = 3;

/**
 * Finds are turn numbers. A find within `hitTurns` turns (3 by default) of a sure outcome is right. Finds near an
 * unsure outcome, and further finds of the same outcome, are ignored.
 */
export function rightness(
  pairs: readonly { finds: readonly number[]; marked: readonly Marked[]; hitTurns?: number }[],
): { precision: number; recall: number } {
  let right = 0;
  let wrong = 0;
  let found = 0;
  let sure = 0;
  for (const { finds, marked, hitTurns = usualHitTurns } of pairs) {
    const hit = new Set<Marked>();
    for (const turn of finds) {
      const near = marked.filter((item) => isWithin(turn, item, hitTurns));
      const hits = near.filter((item) => item.sure);
      if (hits.some((item) => !hit.has(item))) right++;
      else if (near.length === 0) wrong++;
      for (const item of hits) hit.add(item);
    }
    found += hit.size;
    sure += marked.filter((item) => item.sure).length;
  }
  return { precision: right / Math.max(1, right + wrong), recall: found / Math.max(1, sure) };
}

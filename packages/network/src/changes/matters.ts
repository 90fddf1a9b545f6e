import type { Statistic } from './statistic.ts';
import type { Subject } from './types.ts';

/**
 * The smallest change worth a sentence: a ratio now / before of at least 4/3 or at most 3/4, and at least this
 * difference.
 */
const leastRatio = 4 / 3;
const leastDifference: Record<Subject['kind'], number> = {
  talkBetween: 1,
  departmentHours: 1,
  departmentTalk: 0.05,
  departmentPeople: 3,
  tiesBetween: 1,
  initiativeMentions: 3,
  initiativePeople: 3,
  seriesBalance: 10,
  overdueActions: 3,
};

/** Whether a change is large enough, and larger than the change of the whole organization. */
export function matters({ subject, now, before, difference, labels }: Statistic): boolean {
  const by = now - before;
  if (Math.abs(by) < leastDifference[subject.kind] || by * difference(labels) <= 0) return false;
  if (subject.kind === 'seriesBalance') return true;
  return Math.max(now, before) >= leastRatio * Math.min(now, before);
}

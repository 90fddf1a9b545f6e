import type { Periods } from '../../../packages/network/src/index.ts';
import type { Random } from '../../../scripts/random.ts';
import type { Organization } from './generate-organization.ts';

/** Weeks in random order: the first half is the period before, the second half the current one. */
export function shuffleWeeks({ meetings, weeks }: Organization, random: Random): Periods {
  const order = Array.from({ length: weeks }, (_, at) => at + 1);
  random.shuffle(order);
  const before = new Set(order.slice(0, weeks / 2));
  return {
    weeks: weeks / 2,
    before: meetings.filter(({ week }) => before.has(week)),
    now: meetings.filter(({ week }) => !before.has(week)),
  };
}

/** Weeks in their order, so that series begin and end. */
export function inOrder({ meetings, weeks }: Organization): Periods {
  return {
    weeks: weeks / 2,
    before: meetings.filter(({ week }) => week <= weeks / 2),
    now: meetings.filter(({ week }) => week > weeks / 2),
  };
}

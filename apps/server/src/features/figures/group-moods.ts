import type { Database } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';
import { type GroupMoods, listGroupMoods } from './group-mood-repository.ts';
import { choicesOf, listLeftOut } from './mood-facts-repository.ts';
import { sumTotals } from './overview-repository.ts';
import { type Day, periodsOf } from './period.ts';
import { type FigureServices, inWholeWeeks, type ReadPeriods } from './read-periods.ts';

export type ReadGroupMoods = (member: Member, periods: ReadPeriods) => Promise<GroupMoods>;

/**
 * Moods of the groups in the period. All are hidden while a change of the smallest group, or of who is left out,
 * waits for a decision: these choices are read at each call.
 */
export function groupMoodReader({ db, cache }: FigureServices): ReadGroupMoods {
  const cached = cache<GroupMoods>();
  return async (member, periods) => {
    const leftOut = await listLeftOut(db, member.organizationId);
    const choices = choicesOf(member.settings.trust.smallestGroup, leftOut);
    const { now, weeks } = inWholeWeeks(periods);
    const { chart } = periods;
    return cached.get(
      member,
      periods,
      async () => {
        const { meetings } = await sumTotals(db, member.organizationId, weeks);
        const noneReason = meetings === 0 && periods.now.isSoFar ? 'running' : 'few';
        return listGroupMoods(db, member, { period: now, chart, noneReason }, choices);
      },
      choices,
    );
  };
}

/** Moods of single weeks, each shown or hidden as decided. Weeks are named by their Mondays. */
export async function readWeekMoods(
  db: Database,
  member: Member,
  weeks: readonly Day[],
): Promise<GroupMoods['weeksOf']> {
  const leftOut = await listLeftOut(db, member.organizationId);
  const choices = choicesOf(member.settings.trust.smallestGroup, leftOut);
  const [last = ''] = weeks.slice(-1);
  const { now: period } = periodsOf(last, 1, last);
  const asked = { period, chart: weeks, noneReason: 'few' } as const;
  const { weeksOf } = await listGroupMoods(db, member, asked, choices);
  return weeksOf;
}

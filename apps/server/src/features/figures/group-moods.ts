import type { Member } from '../../platform/session.ts';
import { type GroupMoods, listGroupMoods } from './group-mood-repository.ts';
import { choicesOf, listLeftOut } from './mood-facts-repository.ts';
import type { FigureServices, ReadPeriods } from './read-periods.ts';

export type ReadGroupMoods = (member: Member, periods: ReadPeriods) => Promise<GroupMoods>;

/**
 * Moods of the groups in the period. All are hidden while a changed setting of the smallest group, or somebody's choice
 * to be left out, waits to be decided: choices are read each time.
 */
export function groupMoodReader({ db, keep }: FigureServices): ReadGroupMoods {
  const kept = keep<GroupMoods>();
  return async (member, periods) => {
    const leftOut = await listLeftOut(db, member.organizationId);
    const choices = choicesOf(member.settings.trust.smallestGroup, leftOut);
    const { now, chart } = periods;
    return kept.get(
      member,
      periods,
      () => listGroupMoods(db, member, { period: now, chart }, choices),
      choices,
    );
  };
}

import {
  type Coverage,
  fewestMeetings,
  fewestPeople,
  type PeriodQuery,
  type SourceState,
} from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';
import { countBeingAnalysed, countNames } from './coverage-repository.ts';
import {
  countHeard,
  findLastWeek,
  sumTotals,
  type Totals,
  type Weeks,
} from './overview-repository.ts';
import { addWeeks, dayIn, mondayOf, type Periods, periodsOf } from './period.ts';

export type ReadPeriods = Periods & { weeks: Weeks; weeksBefore: Weeks };

/**
 * The period that is asked for, and the one before. Without a week: the last one that is over, or the current one while
 * no week that is over has a meeting.
 */
export async function readPeriods(
  db: Database,
  { organizationId, settings }: Member,
  { weeks, week }: PeriodQuery,
): Promise<ReadPeriods> {
  const today = dayIn(settings.timezone, new Date());
  const lastOver = addWeeks(mondayOf(today), -1);
  const last = week ?? ((await findLastWeek(db, organizationId, lastOver)) ? lastOver : today);
  const periods = periodsOf(today, weeks, last);
  const weeksOf = ({ from, to }: { from: string; to: string }) => ({ from, to: mondayOf(to) });
  return { ...periods, weeks: weeksOf(periods.now), weeksBefore: weeksOf(periods.before) };
}

/** What the figures of the period stand on. */
export async function readCoverage(
  db: Database,
  member: Member,
  periods: ReadPeriods,
): Promise<{ coverage: Coverage; totals: Totals; heard: number }> {
  const { organizationId } = member;
  const [totals, heard, names, beingAnalysed, lastWeek] = await Promise.all([
    sumTotals(db, organizationId, periods.weeks),
    countHeard(db, organizationId, periods.weeks),
    countNames(db, member, periods.now),
    countBeingAnalysed(db, organizationId),
    findLastWeek(db, organizationId, periods.today),
  ]);
  const { meetings, untimed } = totals;
  const enough = meetings >= fewestMeetings && heard >= fewestPeople;
  const state: SourceState = lastWeek === null ? 'empty' : enough ? 'enough' : 'few';
  return { coverage: { state, meetings, untimed, beingAnalysed, ...names }, totals, heard };
}

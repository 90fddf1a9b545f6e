import {
  type Coverage,
  fewestMeetings,
  fewestPeople,
  type PeriodQuery,
  type PeriodWeeks,
  type SourceState,
} from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import type { CachedFigures, CacheFigures } from '../../ground/cache-until-changed.ts';
import { dayIn } from '../../ground/day-in.ts';
import { findLastWeek } from '../../ground/network/last-week-repository.ts';
import type { Weeks } from '../../ground/network/weeks.ts';
import type { Member } from '../../platform/session.ts';
import { countBeingAnalysed, countNames, countToCheck } from './coverage-repository.ts';
import { countHeard, listMeetingCounts, sumTotals, type Totals } from './overview-repository.ts';
import { addWeeks, type Day, mondayOf, openingWeeks, type Periods, periodsOf } from './period.ts';

export type FigureServices = {
  db: Database;
  cache: CacheFigures;
  totals: CachedFigures<PeriodTotals>;
};

export type ReadPeriods = Periods & { weeks: Weeks; weeksBefore: Weeks };

/**
 * The requested period and the one before. Without a week, the period ends with the current one.
 *
 * @param leastWeeks The least of a period that is not requested.
 */
export async function readPeriods(
  db: Database,
  { organizationId, settings }: Pick<Member, 'organizationId' | 'settings'>,
  { weeks, week }: PeriodQuery,
  leastWeeks: PeriodWeeks = 1,
): Promise<ReadPeriods> {
  const today = dayIn(settings.timezone, new Date());
  const last = week ?? today;
  if (weeks) return withWeeks(periodsOf(today, weeks, last));
  const meetingsTo = (day: Day) => readMeetingsTo(db, organizationId, day);
  const meetings = await meetingsTo(last);
  const earlier =
    week || meetings(52) > 0 ? null : await findLastWeek(db, organizationId, mondayOf(today));
  const opening = openingWeeks(earlier ? await meetingsTo(earlier) : meetings, leastWeeks);
  return withWeeks(periodsOf(today, opening, earlier ?? last));
}

/** The meetings in so many weeks up to that of the day, at most 52. */
async function readMeetingsTo(db: Database, organizationId: string, day: Day) {
  const to = mondayOf(day);
  const counts = await listMeetingCounts(db, organizationId, { from: addWeeks(to, -51), to });
  return (weeks: number) =>
    [...counts].reduce(
      (sum, [week, count]) => (week > addWeeks(to, -weeks) ? sum + count : sum),
      0,
    );
}

/**
 * The period in whole weeks that are over: the same one, moved back by a week while its last week runs. For figures
 * that are decided when a week is over, and for comparisons of equal lengths.
 */
export function inWholeWeeks(periods: ReadPeriods): ReadPeriods {
  const { today, now } = periods;
  if (!now.isSoFar) return periods;
  return withWeeks(periodsOf(today, now.weeks, addWeeks(mondayOf(today), -1)));
}

function withWeeks(periods: Periods): ReadPeriods {
  const weeksOf = ({ from, to }: { from: Day; to: Day }) => ({ from, to: mondayOf(to) });
  return { ...periods, weeks: weeksOf(periods.now), weeksBefore: weeksOf(periods.before) };
}

export type PeriodTotals = {
  coverage: Omit<Coverage, 'beingAnalysed' | 'toCheck'>;
  totals: Totals;
  heard: number;
};

/** How much data the figures of the period are based on. */
export async function readCoverage(
  { db, totals }: FigureServices,
  member: Member,
  periods: ReadPeriods,
): Promise<PeriodTotals & { coverage: Coverage }> {
  const [known, beingAnalysed, toCheck] = await Promise.all([
    totals.get(member, periods, () => readTotals(db, member, periods)),
    countBeingAnalysed(db, member.organizationId),
    countToCheck(db, member.organizationId),
  ]);
  return { ...known, coverage: { ...known.coverage, beingAnalysed, toCheck } };
}

async function readTotals(
  db: Database,
  member: Member,
  periods: ReadPeriods,
): Promise<PeriodTotals> {
  const { organizationId } = member;
  const [totals, heard, names, lastWeek] = await Promise.all([
    sumTotals(db, organizationId, periods.weeks),
    countHeard(db, organizationId, periods.weeks),
    countNames(db, member, periods.now),
    findLastWeek(db, organizationId, periods.today),
  ]);
  const { meetings, untimed } = totals;
  const enough = meetings >= fewestMeetings && heard >= fewestPeople;
  const state: SourceState = lastWeek === null ? 'empty' : enough ? 'enough' : 'few';
  return { coverage: { state, meetings, untimed, ...names }, totals, heard };
}

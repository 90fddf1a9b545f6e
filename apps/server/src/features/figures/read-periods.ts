import {
  type Coverage,
  fewestMeetings,
  fewestPeople,
  type PeriodQuery,
  type SourceState,
} from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import type { CachedFigures, CacheFigures } from '../../ground/cache-until-changed.ts';
import { dayIn } from '../../ground/day-in.ts';
import { findLastWeek } from '../../ground/network/last-week-repository.ts';
import type { Weeks } from '../../ground/network/weeks.ts';
import type { Member } from '../../platform/session.ts';
import { countBeingAnalysed, countNames } from './coverage-repository.ts';
import { countHeard, sumTotals, type Totals } from './overview-repository.ts';
import { addWeeks, mondayOf, type Periods, periodsOf } from './period.ts';

export type FigureServices = {
  db: Database;
  cache: CacheFigures;
  totals: CachedFigures<PeriodTotals>;
};

export type ReadPeriods = Periods & { weeks: Weeks; weeksBefore: Weeks };

/**
 * The requested period and the one before. Without a week, the period ends with the last complete week or, while no
 * complete week has a meeting, with the current one.
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

export type PeriodTotals = {
  coverage: Omit<Coverage, 'beingAnalysed'>;
  totals: Totals;
  heard: number;
};

/** How much data the figures of the period are based on. */
export async function readCoverage(
  { db, totals }: FigureServices,
  member: Member,
  periods: ReadPeriods,
): Promise<PeriodTotals & { coverage: Coverage }> {
  const [known, beingAnalysed] = await Promise.all([
    totals.get(member, periods, () => readTotals(db, member, periods)),
    countBeingAnalysed(db, member.organizationId),
  ]);
  return { ...known, coverage: { ...known.coverage, beingAnalysed } };
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

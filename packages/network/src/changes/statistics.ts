import type { DepartmentOf, Meeting } from '../types.ts';
import { balanceStatistic } from './balance-statistic.ts';
import { partsBySubject } from './cells.ts';
import {
  departmentHours,
  departmentPeople,
  departmentTalk,
  exchangesBetween,
  initiativeMentions,
  initiativePeople,
  overdueActions,
  seriesBalance,
  sharedHours,
} from './contributions.ts';
import { peopleStatistic, tiesStatistic } from './count-statistic.ts';
import type { Statistic } from './statistic.ts';
import { sumStatistic, talkStatistic } from './sum-statistics.ts';
import type { Periods } from './types.ts';

/** All figures that may have changed. With fewer than four meetings, no change can be told from chance. */
export function statisticsOf(periods: Periods, departmentOf: DepartmentOf): Statistic[] {
  const { weeks } = periods;
  const volume = volumeRatio(periods);
  const sums = [
    ...partsBySubject(periods, (meeting) => departmentHours(meeting, departmentOf)),
    ...partsBySubject(periods, (meeting) => sharedHours(meeting, departmentOf)),
    ...partsBySubject(periods, initiativeMentions),
    ...partsBySubject(periods, overdueActions),
  ];
  return [
    ...sums.map((collected) => sumStatistic(collected, weeks, volume)),
    ...partsBySubject(periods, (meeting) => departmentTalk(meeting, departmentOf)).map(
      talkStatistic,
    ),
    ...[
      ...partsBySubject(periods, (meeting) => departmentPeople(meeting, departmentOf)),
      ...partsBySubject(periods, initiativePeople),
    ].map((collected) => peopleStatistic(collected, weeks)),
    ...partsBySubject(periods, (meeting) => exchangesBetween(meeting, departmentOf)).map(
      (collected) => tiesStatistic(collected, weeks, volume),
    ),
    ...partsBySubject(periods, seriesBalance).map(balanceStatistic),
  ];
}

/** Ratio of hours spoken in all meetings, now to before; 1 if one period has none. */
function volumeRatio({ now, before }: Periods): number {
  const spoken = (meetings: readonly Meeting[]) =>
    meetings.reduce(
      (sum, { speakers }) => speakers.reduce((part, { hours }) => part + hours, sum),
      0,
    );
  const ratio = spoken(now) / spoken(before);
  return ratio > 0 && Number.isFinite(ratio) ? ratio : 1;
}

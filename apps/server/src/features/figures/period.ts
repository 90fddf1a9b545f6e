import {
  chartWeeks,
  openingMeetings,
  type Period,
  type PeriodWeeks,
  periodWeeks,
  sliderWeeks,
} from '@rapport/contract';
import { addDays, type Day, dayMs, mondayOf } from '../../ground/calendar-days.ts';

export { addDays, type Day, mondayOf };

export const addWeeks = (week: Day, weeks: number): Day => addDays(week, 7 * weeks);

export type Periods = {
  today: Day;
  now: Period;
  before: Period;
  /** Mondays of the weeks of the charts, and of the slider, which ends with the current week. */
  chart: Day[];
  slider: Day[];
};

/** @param lastWeek Any day of the last week of the period. A future week is replaced by the current one. */
export function periodsOf(today: Day, weeks: PeriodWeeks, lastWeek: Day): Periods {
  const current = mondayOf(today);
  const isToCome = lastWeek > today;
  const last = isToCome ? current : mondayOf(lastWeek);
  const periodTo = (monday: Day): Period => {
    const sunday = addDays(monday, 6);
    const isSoFar = sunday >= today;
    return { from: addWeeks(monday, 1 - weeks), to: isSoFar ? today : sunday, weeks, isSoFar };
  };
  return {
    today,
    now: periodTo(last),
    before: periodTo(addWeeks(last, -weeks)),
    chart: weeksTo(last, chartWeeks(weeks)),
    slider: weeksTo(current, sliderWeeks),
  };
}

/**
 * The shortest period with enough meetings to open a screen with. If none has, the shortest with all that the longest has.
 *
 * @param meetingsIn Meetings in so many weeks.
 */
export function openingWeeks(
  meetingsIn: (weeks: PeriodWeeks) => number,
  leastWeeks: PeriodWeeks,
): PeriodWeeks {
  const enough = Math.min(openingMeetings, meetingsIn(52));
  return periodWeeks.find((weeks) => weeks >= leastWeeks && meetingsIn(weeks) >= enough) ?? 52;
}

/** Mondays, oldest first. */
export const weeksTo = (last: Day, weeks: number): Day[] =>
  Array.from({ length: weeks }, (_, at) => addWeeks(last, at + 1 - weeks));

/** The first and the last of these days. */
export const spanOf = (days: readonly Day[]): { from: Day; to: Day } => ({
  from: days[0] ?? '',
  to: days.at(-1) ?? '',
});

const weekMs = 7 * dayMs;
/** A Monday, from which weeks are counted. */
const firstMonday = Date.parse('1970-01-05');

export const weekNumber = (monday: Day): number => (Date.parse(monday) - firstMonday) / weekMs;

export const weekOfNumber = (week: number): Day =>
  new Date(firstMonday + week * weekMs).toISOString().slice(0, 10);

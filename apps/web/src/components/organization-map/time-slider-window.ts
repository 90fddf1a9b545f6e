import type { OrganizationOverview, Period, PeriodWeeks } from '@rapport/contract';
import type { ChosenPeriod } from '@/components/organization-figures/chosen-period.ts';
import { addDays } from '@/lib/days.ts';
import { dayAndMonth, longDay } from '@/lib/format-day.ts';
import { capitalised, counted, numberWord } from '@/lib/number-words.ts';

export type SliderWeeks = OrganizationOverview['slider'];

/** Index of the week that contains the period's last day; otherwise the last week. */
export function chosenWeek(weeks: SliderWeeks, chosen: ChosenPeriod, shown: Period): number {
  const day = chosen.week ?? shown.to;
  const at = weeks.findLastIndex(({ from }) => from <= day);
  return Math.max(0, at);
}

/** Meetings in the `length` weeks that end with week `at`. Null if they begin before the slider. */
export function meetingsTo(weeks: SliderWeeks, at: number, length: number): number | null {
  const first = at - length + 1;
  if (first < 0) return null;
  return weeks.slice(first, at + 1).reduce((sum, { meetings }) => sum + meetings, 0);
}

export type BarKind = 'shown' | 'before' | 'other';

export function barKind(bar: number, at: number, length: number): BarKind {
  if (bar > at) return 'other';
  if (bar > at - length) return 'shown';
  return bar > at - 2 * length ? 'before' : 'other';
}

/** The Sunday of a week, or of the week `away` weeks later. */
export const endsAt = (weeks: SliderWeeks, at: number, away = 0): string =>
  addDays(weeks[at]?.from ?? '', 7 * away + 6);

/** '26 Oct to 22 Nov' */
export const spanOf = (end: string, length: number): string =>
  `${dayAndMonth(addDays(end, 1 - 7 * length))} to ${dayAndMonth(end)}`;

/** 'Four weeks to 22 November: 148 meetings' */
export function sayWeeks(weeks: SliderWeeks, at: number, length: PeriodWeeks): string {
  const end = longDay(endsAt(weeks, at)).slice(0, -' 2026'.length);
  const span = length === 1 ? 'The week' : `${capitalised(numberWord(length))} weeks`;
  const meetings = meetingsTo(weeks, at, length);
  return `${span} to ${end}${meetings === null ? '' : `: ${counted(meetings, 'meeting')}`}`;
}

import type { Period, PeriodWeeks } from '@rapport/contract';
import { dayAndMonth, daySpan } from '@/lib/format-day.ts';
import { numberWord } from '@/lib/number-words.ts';

export const periodNames: Record<PeriodWeeks, string> = {
  1: 'Past Week',
  4: 'Past Month',
  13: 'Past Quarter',
  52: 'Past Year',
};

/** '26 October to 22 November 2026', and ' so far' while the last week is not over. */
export const periodDays = ({ from, to, isSoFar }: Period): string =>
  `${daySpan(from, to)}${isSoFar ? ' so far' : ''}`;

/** 'the week before', 'the four weeks before' */
export const weeksBefore = (weeks: PeriodWeeks): string =>
  weeks === 1 ? 'the week before' : `the ${numberWord(weeks)} weeks before`;

/** ' to 22 Nov' for figures of whole weeks in a period whose last week runs; else ''. */
export const wholeWeeksTo = (whole: Period, shown: Period): string =>
  whole.to === shown.to ? '' : ` to ${dayAndMonth(whole.to)}`;

/** A single week with fewer meetings is not compared. */
const comparedFrom = 8;

/** Whether figures of the period may be compared with the preceding period. */
export const isComparable = ({ weeks }: Period, meetings: number): boolean =>
  weeks > 1 || meetings >= comparedFrom;

/** Shown instead of a change. */
export const tooFewToCompare = 'too few meetings to compare';

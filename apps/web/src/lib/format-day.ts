import { dayOf } from './days.ts';

/** Uses UTC, so that the local time zone cannot move the day. 'Wed, 2 Sept' becomes 'Wed 2 Sep'. */
export const writeDay = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/Sept\b/, 'Sep')
    .replace(',', '');

/** '31 March 2027' */
export const longDay = (day: string): string =>
  writeDay(day, { day: 'numeric', month: 'long', year: 'numeric' });

/** '21 October to 20 November 2026', '20 November 2026'. The year is written once if both days share it. */
export function daySpan(from: string, to: string): string {
  if (from === to) return longDay(to);
  const [start, end] = [longDay(from), longDay(to)];
  const year = end.slice(-5);
  return `${start.endsWith(year) ? start.slice(0, -5) : start} to ${end}`;
}

/** '31 Mar 2027' */
export const shortDay = (day: string): string =>
  writeDay(day, { day: 'numeric', month: 'short', year: 'numeric' });

/** '31 Mar' */
export const dayAndMonth = (day: string): string =>
  writeDay(day, { day: 'numeric', month: 'short' });

type OpenSpan = { from?: string | undefined; to?: string | undefined };

/** 'since 1 October 2026', '1 Oct to 5 Oct', 'until 5 October 2026'; undefined without days. */
export function spanWords({ from, to }: OpenSpan): string | undefined {
  if (from && to) return `${dayAndMonth(from)} to ${dayAndMonth(to)}`;
  if (from) return `since ${longDay(from)}`;
  return to ? `until ${longDay(to)}` : undefined;
}

// These three also take a month, YYYY-MM.

/** 'March 2027' */
export const monthAndYear = (day: string): string =>
  writeDay(firstOfMonth(day), { month: 'long', year: 'numeric' });

/** 'Mar 2027' */
export const shortMonthAndYear = (day: string): string =>
  writeDay(firstOfMonth(day), { month: 'short', year: 'numeric' });

/** 'Mar' */
export const shortMonth = (day: string): string => writeDay(firstOfMonth(day), { month: 'short' });

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** '18 November 2026, 16:20' in local time; a moment without a time zone counts as local. */
export const longMoment = (moment: string): string =>
  `${longDay(dayOf(new Date(moment)))}, ${clockTime(moment)}`;

/** '18 Nov 2026, 16:20' */
export const shortMoment = (moment: string): string =>
  `${shortDay(dayOf(new Date(moment)))}, ${clockTime(moment)}`;

/** '18 Nov 2026', the local day of a moment. */
export const dayOfMoment = (moment: string): string => shortDay(dayOf(new Date(moment)));

/** '16:20' */
export const clockTime = (moment: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(moment));

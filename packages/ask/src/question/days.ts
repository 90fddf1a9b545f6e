/** Days as 'YYYY-MM-DD', which sort by time. */

const dayMilliseconds = 86_400_000;

export const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** Null if the day does not exist, or if its year is not allowed in a filter (1900 to 9998). */
export function existingDay(year: number, month: number, day: number): string | null {
  if (year < 1900 || year > 9998) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? dayOf(year, month, day)
    : null;
}

export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10);

export const yearOf = (day: string): number => Number(day.slice(0, 4));
export const monthOf = (day: string): number => Number(day.slice(5, 7));

/** 0 for Monday. */
export const weekdayOf = (day: string): number => (new Date(Date.parse(day)).getUTCDay() + 6) % 7;

const monthNames = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

/** A regular expression for months; also matches 'sept' and 'feb.'. */
export const monthPattern = monthNames
  .map((name) =>
    name.length < 5 ? name : `${name}|${name.slice(0, name === 'september' ? 4 : 3)}\\.?`,
  )
  .join('|');

/** 1 for January. */
export const monthNumber = (name: string): number =>
  1 +
  monthNames.findIndex((month) =>
    month.startsWith(name.toLowerCase().replace('.', '').slice(0, 3)),
  );

const weekdayNames = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');

/** A regular expression for weekdays written in full. */
export const weekdayPattern = weekdayNames.join('|');

/** 0 for Monday. */
export const weekdayNumber = (name: string): number => weekdayNames.indexOf(name.toLowerCase());

/** '5 February 2026'. */
export const writtenDay = (day: string): string => `${Number(day.slice(8))} ${writtenMonth(day)}`;

/** 'February 2026'. */
export function writtenMonth(day: string): string {
  const name = monthNames[monthOf(day) - 1] ?? '';
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)} ${day.slice(0, 4)}`;
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
];
const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];
const friday = 5;

/**
 * The day that words such as 'Friday' or 'in two weeks' stand for.
 * @param due as returned by `dueIn`
 * @param date day of the meeting, YYYY-MM-DD
 * @returns YYYY-MM-DD; null if the words name no single day ('next sprint')
 */
export function dueDayOf(due: string, date: string): string | null {
  const said = due.toLowerCase();
  const today = dayOf(date);
  if (today === null) return null;
  const iso = /\d{4}-\d{2}-\d{2}/.exec(said)?.[0];
  if (iso !== undefined) return dayOf(iso) === null ? null : iso;
  const day =
    endOf(said, today) ?? inSpan(said, today) ?? calendarDay(said, today) ?? weekday(said, today);
  if (day !== null) return written(day);
  if (/\btomorrow\b/.test(said)) return written(plus(today, 1));
  if (
    /\b(?:today|tonight|noon|lunch|lunchtime|midnight|eod|cob|close of business|this (?:morning|afternoon|evening))\b/.test(
      said,
    )
  )
    return written(today);
  return null;
}

function endOf(said: string, today: Date): Date | null {
  if (said === 'eow') return nextWeekday(today, friday, 0);
  const [, which = '', what = ''] =
    /\bend of (?:the )?(this |next )?(day|week|month|quarter|year|[a-z]+)\b/.exec(said) ?? [];
  const later = which === 'next ' ? 1 : 0;
  const month = today.getUTCMonth();
  if (what === 'day' && weekday(said, today) === null)
    return plus(today, /\btomorrow\b/.test(said) ? 1 : 0);
  if (what === 'week') return plus(nextWeekday(today, friday, 0), 7 * later);
  if (what === 'month') return lastOfMonth(today, month + later);
  if (what === 'quarter') return lastOfMonth(today, month - (month % 3) + 2 + 3 * later);
  if (what === 'year') return lastOfMonth(today, 11 + 12 * later);
  const named = months.indexOf(what);
  return named < 0 ? null : lastOfMonth(today, named < month ? named + 12 : named);
}

function inSpan(said: string, today: Date): Date | null {
  const [, count = '', unit = ''] =
    /\b(?:in|within) (?:the next )?(a|an|\w+) (hour|day|week|month)s?\b/.exec(said) ?? [];
  if (unit === '') return null;
  const many = /^an?$/.test(count)
    ? 1
    : /^\d+$/.test(count)
      ? Number(count)
      : numbers.indexOf(count);
  if (many < 0) return null;
  if (unit === 'hour') return plus(today, Math.floor(many / 24));
  if (unit === 'day') return plus(today, many);
  if (unit === 'week') return plus(today, 7 * many);
  const month = today.getUTCMonth() + many;
  const last = lastOfMonth(today, month).getUTCDate();
  return new Date(Date.UTC(today.getUTCFullYear(), month, Math.min(last, today.getUTCDate())));
}

function calendarDay(said: string, today: Date): Date | null {
  const named = months.findIndex((month) =>
    new RegExp(`\\b(?:${month}|${month.slice(0, 3)}|${month.slice(0, 4)})\\b`).test(said),
  );
  // '4 PM' and 'by four' are hours.
  if (named < 0 && !/(?:st|nd|rd|th)\b/.test(said)) return null;
  const number = dayOfMonth(said);
  const stated = /\b20\d{2}\b/.exec(said)?.[0];
  const year = stated === undefined ? today.getUTCFullYear() : Number(stated);
  const month = named < 0 ? today.getUTCMonth() : named;
  const tries = named < 0 ? [month, month + 1, month + 2] : [month, month + 12];
  for (const at of tries) {
    const day = new Date(Date.UTC(year, at, number));
    if (day.getUTCDate() === number && day >= today) return day;
  }
  return null;
}

function dayOfMonth(said: string): number {
  const digits = /\b(\d{1,2})(?:st|nd|rd|th)?\b/.exec(said)?.[1];
  if (digits !== undefined) return Number(digits);
  const [, tens = '', ones = ''] =
    /\b(?:(twenty|thirty)[- ])?([a-z]+(?:st|nd|rd|th))\b/.exec(said) ?? [];
  if (ones === 'thirtieth') return 30;
  const at = ordinals.indexOf(ones);
  return at < 0 ? Number.NaN : at + 1 + (tens === 'twenty' ? 20 : tens === 'thirty' ? 30 : 0);
}

/** A weekday alone is the next one after the meeting day, never the same day; "next Friday" is that of next week. */
function weekday(said: string, today: Date): Date | null {
  const [, which, name = ''] =
    /\b(next |this )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/.exec(said) ?? [];
  if (name === '') return null;
  const wanted = weekdays.indexOf(name);
  if (which !== 'next ') return nextWeekday(today, wanted, 1);
  const monday = plus(today, -((today.getUTCDay() + 6) % 7));
  return plus(monday, 7 + ((wanted + 6) % 7));
}

function nextWeekday(today: Date, wanted: number, from: number): Date {
  const first = plus(today, from);
  return plus(first, (wanted - first.getUTCDay() + 7) % 7);
}

const lastOfMonth = (today: Date, month: number): Date =>
  new Date(Date.UTC(today.getUTCFullYear(), month + 1, 0));

const plus = (day: Date, days: number): Date => new Date(day.getTime() + days * 86_400_000);

const written = (day: Date): string => day.toISOString().slice(0, 10);

function dayOf(date: string): Date | null {
  const day = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || written(day) !== date ? null : day;
}

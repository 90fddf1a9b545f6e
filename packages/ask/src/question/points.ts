import {
  dayOf,
  existingDay,
  monthNumber,
  monthOf,
  monthPattern,
  plusDays,
  weekdayNumber,
  weekdayOf,
  weekdayPattern,
  yearOf,
} from './days.ts';

/** Days that words name, both included, and where the words end. */
export type Point = { from: string; to: string; end: number };

/** Points of kind 'day' need no word before them; the others follow 'in', 'since', 'before' and the like. */
export type PointKind = 'day' | 'month' | 'year' | 'weekday';

type Days = { from: string; to: string } | null;
type Rule = { kind: PointKind; pattern: string; days: (found: string[], today: string) => Days };

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const exact = `\\d{1,3}|an?|${numbers.join('|')}|(?:a )?couple(?: of)?`;
const number = `${exact}|few|several`;
const units = { day: 1, week: 7, month: 30, quarter: 91, year: 365 } as const;
const unit = Object.keys(units).join('|');
const ordinal = '(?:st|nd|rd|th)?';
const months = { month: 1, quarter: 3, year: 12 } as const;

/**
 * The first rule that matches applies. A month or day without a year is the latest that is not after today. A month
 * counts as 30 days in 'two months ago'. Weeks begin on Monday.
 */
const rules: readonly Rule[] = [
  {
    kind: 'day',
    pattern: '\\d{4}-\\d{2}-\\d{2}',
    days: ([day = '']) => oneDay(existingDay(yearOf(day), monthOf(day), Number(day.slice(8)))),
  },
  {
    kind: 'day',
    pattern: `(?:the )?(\\d{1,2})${ordinal}(?: of)? (${monthPattern})(?:,? (\\d{4}))?`,
    days: ([, day = '', month = '', year], today) => dayOfMonth(day, month, year, today),
  },
  {
    kind: 'day',
    pattern: `(${monthPattern}) (\\d{1,2})${ordinal}(?!\\d)(?:,? (\\d{4}))?`,
    days: ([, month = '', day = '', year], today) => dayOfMonth(day, month, year, today),
  },
  {
    kind: 'day',
    pattern: '(?:today|this (?:morning|afternoon))',
    days: (_, today) => oneDay(today),
  },
  {
    kind: 'day',
    pattern: '(?:yesterday|last night)',
    days: (_, today) => oneDay(plusDays(today, -1)),
  },
  {
    kind: 'day',
    pattern: `(?:last|past|previous) (${number}) (${unit})s?`,
    days: ([, count = '', of = ''], today) => lastDays(today, daysOf(of) * numberOf(count)),
  },
  {
    kind: 'day',
    pattern: `(${exact}) (${unit})s? ago`,
    days: ([, count = '', of = ''], today) => daysAgo(numberOf(count), of.toLowerCase(), today),
  },
  {
    kind: 'day',
    pattern: `past (${unit})`,
    days: ([, of = ''], today) => lastDays(today, daysOf(of)),
  },
  {
    kind: 'day',
    pattern: '(this|last|previous) (week|month|quarter|year)',
    days: ([, which = '', of = ''], today) =>
      calendarDays(which.toLowerCase() === 'this' ? 0 : 1, of.toLowerCase(), today),
  },
  {
    kind: 'day',
    pattern: `last (${monthPattern})`,
    days: ([, month = ''], today) => monthDays(month, undefined, plusDays(firstOf(today), -1)),
  },
  {
    kind: 'day',
    pattern: `last (${weekdayPattern})`,
    days: ([, day = ''], today) => latestWeekday(day, plusDays(today, -1)),
  },
  {
    kind: 'month',
    pattern: `(?:this )?(${monthPattern})(?:,? (?:of )?(\\d{4}))?`,
    days: ([, month = '', year], today) => monthDays(month, year, today),
  },
  {
    kind: 'year',
    pattern: '((?:19|20)\\d{2})(?! ?[a-z]?\\d)',
    days: ([, year = '']) => ({ from: `${year}-01-01`, to: `${year}-12-31` }),
  },
  {
    kind: 'year',
    pattern: 'Q([1-4])(?: (?:of )?(\\d{4}))?',
    days: ([, quarter = '', year], today) => quarterDays(Number(quarter), year, today),
  },
  {
    kind: 'weekday',
    pattern: `(?:this )?(${weekdayPattern})`,
    days: ([, day = ''], today) => latestWeekday(day, today),
  },
];

const wholeWords = '(?![\\p{L}\\p{N}])';
const patterns = rules.map(({ pattern, ...rule }) => ({
  ...rule,
  pattern: new RegExp(`${pattern}${wholeWords}`, 'iuy'),
}));

/** The days named by the words at this position, if they are of one of these kinds. */
export function pointAt(
  text: string,
  at: number,
  today: string,
  kinds: readonly PointKind[],
): Point | null {
  for (const { kind, pattern, days } of patterns) {
    if (!kinds.includes(kind)) continue;
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) continue;
    const named = days([...found], today);
    if (named) return { ...named, end: at + found[0].length };
  }
  return null;
}

const written = rules.slice(0, 3).map(({ pattern, days }) => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])${pattern}${wholeWords}`, 'giu'),
  days,
}));

/** Replaces days that do not exist by marks of the same length: '31 February' is not February. */
export const withoutImpossible = (text: string, today: string): string =>
  written.reduce(
    (rest, { pattern, days }) =>
      rest.replace(pattern, (day, ...parts: string[]) =>
        days([day, ...parts], today) ? day : '|'.repeat(day.length),
      ),
    text,
  );

const oneDay = (day: string | null): Days => (day === null ? null : { from: day, to: day });
const lastDays = (today: string, days: number): Days => ({
  from: plusDays(today, 1 - days),
  to: today,
});
const firstOf = (day: string) => `${day.slice(0, 8)}01`;
const isUnit = (of: string): of is keyof typeof units => of in units;
const daysOf = (of: string): number => {
  const lower = of.toLowerCase();
  return isUnit(lower) ? units[lower] : 1;
};

/** 'few' means three. */
function numberOf(words: string): number {
  const lower = words.toLowerCase();
  if (/^\d/.test(lower)) return Number(lower);
  if (lower.includes('couple')) return 2;
  if (lower.includes('few') || lower === 'several') return 3;
  return numbers.indexOf(lower) + 1 || 1;
}

/** 'three days ago' is a single day, 'two weeks ago' a week, 'a month ago' a month. */
function daysAgo(count: number, of: string, today: string): Days {
  return of === 'day' ? oneDay(plusDays(today, -count)) : calendarDays(count, of, today);
}

function calendarDays(ago: number, of: string, today: string): Days {
  if (of === 'week') {
    const monday = plusDays(today, -weekdayOf(today) - 7 * ago);
    return { from: monday, to: plusDays(monday, 6) };
  }
  const length = of === 'quarter' || of === 'year' ? months[of] : months.month;
  const first = Math.floor((monthOf(today) - 1) / length) * length + 1 - length * ago;
  return { from: dayOf(yearOf(today), first, 1), to: dayOf(yearOf(today), first + length, 0) };
}

function monthDays(name: string, year: string | undefined, today: string): Days {
  const month = monthNumber(name);
  const latest = month > monthOf(today) ? yearOf(today) - 1 : yearOf(today);
  const chosen = year === undefined ? latest : Number(year);
  const from = existingDay(chosen, month, 1);
  return from === null ? null : { from, to: dayOf(chosen, month + 1, 0) };
}

function quarterDays(quarter: number, year: string | undefined, today: string): Days {
  const first = 3 * quarter - 2;
  const latest = first > monthOf(today) ? yearOf(today) - 1 : yearOf(today);
  const from = existingDay(year === undefined ? latest : Number(year), first, 1);
  return from === null ? null : { from, to: dayOf(yearOf(from), first + 3, 0) };
}

function dayOfMonth(day: string, month: string, year: string | undefined, today: string): Days {
  const dayIn = (chosen: number) => existingDay(chosen, monthNumber(month), Number(day));
  if (year !== undefined) return oneDay(dayIn(Number(year)));
  // There are at most 8 years between two days of 29 February.
  const days = Array.from({ length: 9 }, (_, back) => dayIn(yearOf(today) - back));
  return oneDay(days.find((found) => found !== null && found <= today) ?? null);
}

/** The latest such weekday that is not after the day. */
function latestWeekday(name: string, day: string): Days {
  const back = (weekdayOf(day) - weekdayNumber(name) + 7) % 7;
  return oneDay(plusDays(day, -back));
}

import {
  dayOf,
  existingDay,
  monthNumber,
  monthOf,
  monthPattern,
  plusDays,
  weekdayOf,
  yearOf,
} from './days.ts';

/** Both days are included; null means open. */
export type Period = { from: string | null; to: string | null };
export type FoundPeriod = { period: Period; words: string };

type Rule = readonly [
  pattern: string,
  period: (found: readonly string[], today: string) => Period | null,
];

const monthYear = `(${monthPattern})(?:,? (?:of )?(\\d{4}))?`;
const dayMonth = `(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthPattern})(?:,? (\\d{4}))?`;
const monthDay = `(${monthPattern}) (\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:,? (\\d{4}))?`;

/**
 * The first rule that matches gives the period; a month or day without a year is the latest one that is not after
 * today. 'on 5 February 2026', 'February 5', '2026-02-05'; 'between March and May'; 'since May', 'until June',
 * 'before June', 'after March 2026'; 'in June', 'in 2026'; 'today', 'yesterday'; 'this week', 'last month', 'this
 * year' (weeks begin on Monday); 'in the last 3 weeks'.
 */
const rules: readonly Rule[] = [
  [
    `between ${monthYear} and ${monthYear}`,
    ([, from = '', fromYear, to = '', toYear], today) => {
      const end = monthPeriod(to, toYear, today);
      const start = end && monthPeriod(from, fromYear ?? toYear, end.to);
      return start && { from: start.from, to: end.to };
    },
  ],
  [
    '(?:on |from )?(\\d{4}-\\d{2}-\\d{2})',
    ([, day = '']) => periodOfDay(existingDay(yearOf(day), monthOf(day), Number(day.slice(8)))),
  ],
  [
    `(?:on |of )?${dayMonth}`,
    ([, day, month = '', year], today) => oneDay(day, month, year, today),
  ],
  [
    `(?:on |of )?${monthDay}`,
    ([, month = '', day, year], today) => oneDay(day, month, year, today),
  ],
  [
    `since ${monthYear}`,
    ([, month = '', year], today) => {
      const found = monthPeriod(month, year, today);
      return found && { from: found.from, to: null };
    },
  ],
  [
    `until ${monthYear}`,
    ([, month = '', year], today) => {
      const found = monthPeriod(month, year, today);
      return found && { from: null, to: found.to };
    },
  ],
  [
    `before ${monthYear}`,
    ([, month = '', year], today) => {
      const found = monthPeriod(month, year, today);
      return found && { from: null, to: plusDays(found.from, -1) };
    },
  ],
  [
    `after ${monthYear}`,
    ([, month = '', year], today) => {
      const found = monthPeriod(month, year, today);
      return found && { from: plusDays(found.to, 1), to: null };
    },
  ],
  [
    `(?:in|during|of|for) ${monthYear}`,
    ([, month = '', year], today) => monthPeriod(month, year, today),
  ],
  [
    '(?:in|during|since) ((?:19|20)\\d{2})(?! ?[a-z]?\\d)',
    ([words = '', year = ''], today) => ({
      from: `${year}-01-01`,
      to: words.toLowerCase().startsWith('since') ? today : `${year}-12-31`,
    }),
  ],
  ['today', (_, today) => ({ from: today, to: today })],
  ['yesterday', (_, today) => ({ from: plusDays(today, -1), to: plusDays(today, -1) })],
  [
    '(?:in |during |over |within )?(?:the )?(?:last|past) (\\d{1,3}) (day|week|month)s?',
    ([, count, unit = 'day'], today) => {
      const days = { day: 1, week: 7, month: 30 }[unit.toLowerCase()] ?? 1;
      return { from: plusDays(today, -days * Number(count) + 1), to: today };
    },
  ],
  [
    '(?:in |during )?(this|last) (week|month|quarter|year)',
    ([, which = '', unit = ''], today) =>
      calendarPeriod(which.toLowerCase() === 'this', unit.toLowerCase(), today),
  ],
];

const patterns = rules.map(([pattern, period]) => ({
  pattern: new RegExp(`\\b${pattern}\\b`, 'i'),
  period,
}));

/** The period that a question names, with the words that name it. Null for days that do not exist. */
export function periodIn(question: string, today: string): FoundPeriod | null {
  for (const { pattern, period } of patterns) {
    const found = pattern.exec(question);
    if (!found) continue;
    const [words] = found;
    const read = period(found, today);
    return read ? { period: read, words } : periodIn(question.replace(words, '|'), today);
  }
  return null;
}

export const isWithin = (day: string | null, { from, to }: Period): boolean =>
  day !== null && (from === null || day >= from) && (to === null || day <= to);

function monthPeriod(
  name: string,
  year: string | undefined,
  today: string,
): { from: string; to: string } | null {
  const month = monthNumber(name);
  const latest = month > monthOf(today) ? yearOf(today) - 1 : yearOf(today);
  const chosen = year === undefined ? latest : Number(year);
  const from = existingDay(chosen, month, 1);
  return from === null ? null : { from, to: dayOf(chosen, month + 1, 0) };
}

const periodOfDay = (day: string | null): Period | null =>
  day === null ? null : { from: day, to: day };

function oneDay(
  day: string | undefined,
  month: string,
  year: string | undefined,
  today: string,
): Period | null {
  const dayIn = (chosen: number) => existingDay(chosen, monthNumber(month), Number(day));
  if (year !== undefined) return periodOfDay(dayIn(Number(year)));
  // There are at most 8 years between two days of 29 February.
  const days = Array.from({ length: 9 }, (_, back) => dayIn(yearOf(today) - back));
  return periodOfDay(days.find((found) => found !== null && found <= today) ?? null);
}

function calendarPeriod(isThis: boolean, unit: string, today: string): Period {
  if (unit === 'week') {
    const monday = plusDays(today, -weekdayOf(today) - (isThis ? 0 : 7));
    return { from: monday, to: plusDays(monday, 6) };
  }
  const months = { month: 1, quarter: 3, year: 12 }[unit] ?? 1;
  const first = Math.floor((monthOf(today) - 1) / months) * months + 1 - (isThis ? 0 : months);
  return { from: dayOf(yearOf(today), first, 1), to: dayOf(yearOf(today), first + months, 0) };
}

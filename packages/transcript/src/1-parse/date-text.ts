import { timeAfter, timeBefore } from './stated-time.ts';
import { zoneAt } from './stated-zone.ts';

export type FoundDate = {
  date: string;
  startTime: string | null;
  zone: string | null;
  /** How long a range of times beside the date lasts. */
  seconds: number | null;
  from: number;
  to: number;
};

/** First letters of month names, in the usual languages of meeting tools. */
const months: readonly (readonly string[])[] = [
  ['jan', 'ene', 'gen', 'янв', 'sty'],
  ['feb', 'fév', 'fev', 'фев', 'lut'],
  ['mar', 'mär', 'maa', 'mrt', 'мар'],
  ['apr', 'avr', 'abr', 'апр', 'kwi'],
  ['may', 'mai', 'mei', 'mag', 'май', 'мая', 'maj'],
  ['jun', 'juin', 'giu', 'июн', 'cze'],
  ['jul', 'juil', 'lug', 'июл', 'lip'],
  ['aug', 'aoû', 'aou', 'ago', 'авг', 'sie'],
  ['sep', 'set', 'сен', 'wrz'],
  ['oct', 'okt', 'out', 'ott', 'окт', 'paź'],
  ['nov', 'ноя', 'lis'],
  ['dec', 'dez', 'déc', 'dic', 'дек', 'gru'],
];

const month = String.raw`(\p{L}{3,10})\.?`;
const day = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const span = String.raw`(?:\s?[-–]\s?\d{1,2}(?:st|nd|rd|th)?)?`;

/** Days that are no month, and months. */
const dayOnly = String.raw`1[3-9]|2\d|3[01]`;
const monthNumeral = '0?[1-9]|1[0-2]';

type Field = 'year' | 'month' | 'day';
type Shape = { pattern: RegExp; fields: readonly [Field, Field, Field] };

const shapes: readonly Shape[] = [
  {
    pattern: /(?<!\d)((?:19|20)\d{2})[-/._](\d{1,2})[-/._](\d{1,2})(?!\d)/u,
    fields: ['year', 'month', 'day'],
  },
  {
    pattern: new RegExp(String.raw`(?<!\p{L})${month}\s${day}${span},?\s((?:19|20)\d{2})\b`, 'u'),
    fields: ['month', 'day', 'year'],
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\d)${day}\.?\s(?:of\s|de\s)?${month}(?:\sde)?,?\s((?:19|20)\d{2})\b`,
      'u',
    ),
    fields: ['day', 'month', 'year'],
  },
  {
    pattern: /(?<!\d)(\d{1,2})\.(\d{1,2})\.((?:19|20)\d{2})(?!\d)/u,
    fields: ['day', 'month', 'year'],
  },
  {
    pattern: /(?<!\d)((?:19|20)\d{2})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/u,
    fields: ['year', 'month', 'day'],
  },
  {
    pattern: new RegExp(String.raw`(?<!\d)(\d{1,2})[-/]${month}[-/]((?:19|20)\d{2})(?!\d)`, 'u'),
    fields: ['day', 'month', 'year'],
  },
  ...(['day', 'month'] as const).map(
    (first): Shape => ({
      // Which of the two is the month shows only if the other is above 12.
      pattern: new RegExp(
        String.raw`(?<![\d/-])(${first === 'day' ? dayOnly : monthNumeral})[-/](${first === 'day' ? monthNumeral : dayOnly})[-/]((?:19|20)\d{2})(?![\d/])`,
        'u',
      ),
      fields: first === 'day' ? ['day', 'month', 'year'] : ['month', 'day', 'year'],
    }),
  ),
];
/** `20240305_100000`, `GMT20220719-010420`: file names of Teams and Zoom. */
const compact =
  /(GMT)?(?<!\d)((?:19|20)\d{2})(\d{2})(\d{2})(?:[-_T]?(\d{2})(\d{2})(\d{2})?)?(?!\d)/;

/** The first date in a short text: `2024/11/21 15:51 GMT`, `March 5, 2024, 10:00AM`. */
export function findDate(text: string): FoundDate | null {
  const short = text.slice(0, 400);
  return findCompact(short) ?? findWritten(short);
}

function findCompact(text: string): FoundDate | null {
  const match = compact.exec(text);
  if (!match) return null;
  const [whole, gmt, year, month, day, hours, minutes] = match;
  const date = calendarDate(Number(year), Number(month), Number(day));
  if (date === null) return null;
  const startTime = hours === undefined ? null : clockTime(Number(hours), Number(minutes));
  const { from, to } = place(match.index, whole);
  const after = startTime === null ? null : zoneAt(text, to);
  const zone = startTime !== null && gmt !== undefined ? 'UTC' : (after?.zone ?? null);
  return { date, startTime, zone, seconds: null, from, to: after?.to ?? to };
}

function findWritten(text: string): FoundDate | null {
  for (const { pattern, fields } of shapes) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [whole, a = '', b = '', c = ''] = match;
    const values = new Map<Field, string>([a, b, c].map((value, i) => [fields[i] ?? 'day', value]));
    const date = calendarDate(
      Number(values.get('year')),
      monthNumber(values.get('month') ?? ''),
      Number(values.get('day')),
    );
    if (!date) continue;
    const { from, to } = place(match.index, whole);
    const after = timeAfter(text, to);
    const before = after ? null : timeBefore(text, from);
    return {
      date,
      startTime: (after ?? before)?.startTime ?? null,
      zone: (after ?? before)?.zone ?? null,
      seconds: (after ?? before)?.seconds ?? null,
      from: before?.from ?? from,
      to: after?.to ?? to,
    };
  }
  return null;
}

function monthNumber(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  const name = text.toLowerCase();
  return months.findIndex((starts) => starts.some((start) => name.startsWith(start))) + 1;
}

function calendarDate(year: number, month: number, day: number): string | null {
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
  return isDay ? `${year}-${pad(month)}-${pad(day)}` : null;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function clockTime(hours: number, minutes: number): string | null {
  return hours < 24 && minutes < 60 ? `${pad(hours)}:${pad(minutes)}` : null;
}

function place(from: number, whole: string): { from: number; to: number } {
  return { from, to: from + whole.length };
}

function pad(n: number): string {
  return String(n).padStart(2, '0');
}

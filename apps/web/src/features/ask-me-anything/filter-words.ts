import type { AskReading } from '@rapport/contract';
import { addDays, today } from '@/lib/days.ts';
import { daySpan, longDay } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';

const presets = [
  { days: 7, label: 'past week' },
  { days: 28, label: 'past 4 weeks' },
  { days: 91, label: 'past 3 months' },
  { days: 365, label: 'past year' },
] as const;

/** Periods that end today. The value is the first day. */
export const periodOptions = () =>
  presets.map(({ days, label }) => ({ value: addDays(today(), 1 - days), label }));

type Period = { from?: string | null | undefined; to?: string | null | undefined };

/** 'past 4 weeks', 'since 2 September 2026'; undefined for any time. */
export function periodWords({ from, to }: Period): string | undefined {
  if (from && (!to || to === today())) {
    const preset = periodOptions().find(({ value }) => value === from);
    return preset?.label ?? `since ${longDay(from)}`;
  }
  if (from && to) return daySpan(from, to);
  return to ? `until ${longDay(to)}` : undefined;
}

/** 'Anna Berg', 'Anna Berg and 2 more'; undefined for anyone. */
export function peopleWords(names: readonly (string | undefined)[]): string | undefined {
  const [first, ...more] = names;
  if (names.length === 0) return undefined;
  if (first === undefined) return counted(names.length, 'person', 'people');
  return more.length === 0 ? first : `${first} and ${more.length} more`;
}

/** How the question was understood: 'past 3 months, anyone, all series'. */
export const readingWords = (reading: AskReading): string =>
  [
    periodWords(reading) ?? 'any time',
    peopleWords(reading.people.map(({ name }) => name)) ?? 'anyone',
    reading.series?.name ?? 'all series',
  ].join(', ');

/** '“Tobais” was read as Tobias Renner.'; undefined if the question was read as written. */
export function readAsWords({ readAs }: AskReading): string | undefined {
  if (readAs.length === 0) return undefined;
  const read = readAs.map(({ written, name }) => `“${written}” was read as ${name}`).join(', ');
  return `${read}. Words in quotation marks are searched for as written.`;
}

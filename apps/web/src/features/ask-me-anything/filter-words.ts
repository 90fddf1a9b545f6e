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

export type Period = { from?: string | null | undefined; to?: string | null | undefined };

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

/** ' of the past week', ' since 2 September 2026', ' of 3 to 9 March 2026'; empty for any time. */
export function ofPeriodWords(of: Period): string {
  const period = periodWords(of);
  if (!period) return '';
  if (period.startsWith('past')) return ` of the ${period}`;
  return /^(since|until)/.test(period) ? ` ${period}` : ` of ${period}`;
}

/** '“Tobais” was read as Tobias Renner.'; undefined if the question was read as written. */
export function readAsWords({ readAs }: AskReading): string | undefined {
  if (readAs.length === 0) return undefined;
  const read = readAs.map(({ written, name }) => `“${written}” was read as ${name}`).join(', ');
  return `${read}. Words in quotation marks are searched for as written.`;
}

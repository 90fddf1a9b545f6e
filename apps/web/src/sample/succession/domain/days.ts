import { dayAndMonth, shortDay, shortMonth, shortMonthAndYear } from '@/lib/format-day.ts';

/** The same day of a later month, or the month's last day if it is shorter. */
export function addMonths(day: string, months: number): string {
  const date = new Date(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  date.setUTCDate(Math.min(wanted, date.getUTCDate()));
  return date.toISOString().slice(0, 10);
}

/** 'Nov 2026', 'Feb to Mar 2027' or 'Nov 2026 to Jan 2027'; in days '18 to 20 Nov 2026'. */
export function periodWords(first: string, last: string, inDays: boolean): string {
  const write = inDays ? shortDay : shortMonthAndYear;
  const [start, end] = [write(first), write(last)];
  if (start === end) return end;
  if (first.slice(0, 4) !== last.slice(0, 4)) return `${start} to ${end}`;
  if (!inDays) return `${shortMonth(first)} to ${end}`;
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${isSameMonth ? Number(first.slice(8)) : dayAndMonth(first)} to ${end}`;
}

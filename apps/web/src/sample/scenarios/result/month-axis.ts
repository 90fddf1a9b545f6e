import { addDays } from '@/lib/days.ts';
import type { Phase } from '../domain/scenario.ts';

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const monthIndexOf = (day: string) => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return year * 12 + month - 1;
};

/** The day as a fraction of its month; 0 on the first. */
function partOfMonth(day: string): number {
  const date = new Date(timeOf(day));
  const daysInMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0));
  return (date.getUTCDate() - 1) / daysInMonth.getUTCDate();
}

const dayAfter = (day: string) => addDays(day, 1);

/** All months have the same width. */
export function monthAxis(phases: readonly Phase[]) {
  const days = phases.flatMap(({ from, to }) => [from, to]).sort();
  const first = monthIndexOf(days[0] ?? '');
  const last = monthIndexOf(days.at(-1) ?? '');
  const count = last - first + 1;
  const months = Array.from({ length: count }, (_, offset) => {
    const index = first + offset;
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  });
  /** Position on the axis in percent. */
  const startOf = (day: string) => ((monthIndexOf(day) - first + partOfMonth(day)) / count) * 100;
  return {
    months,
    span: ({ from, to }: Phase) => {
      const start = startOf(from);
      return { start, width: startOf(dayAfter(to)) - start };
    },
    /** Undefined outside of the axis. */
    endOf: (day: string) => {
      if (!day) return undefined;
      const end = startOf(dayAfter(day));
      return end < 0 || end > 100 ? undefined : end;
    },
  };
}

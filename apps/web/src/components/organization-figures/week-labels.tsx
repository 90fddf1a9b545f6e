import { cn } from '@/lib/cn.ts';
import { dayAndMonth } from '@/lib/format-day.ts';

type WeekLabelsProps = {
  mondays: readonly string[];
  periodWeeks: number;
  className?: string;
};

/**
 * Labels below a chart of weeks: the first week, one in between, the first of the period, and the
 * last.
 */
export function WeekLabels({ mondays, periodWeeks, className }: WeekLabelsProps) {
  return (
    <div aria-hidden className={cn('relative h-4 text-12 text-ink-3', className)}>
      {labelledWeeks(mondays.length, periodWeeks).map((at) => (
        <span
          key={at}
          className={cn(
            'absolute whitespace-nowrap',
            at === mondays.length - 1 ? '-translate-x-full' : at > 0 && '-translate-x-1/2',
          )}
          style={{ left: `${(100 * at) / (mondays.length - 1)}%` }}
        >
          {dayAndMonth(mondays[at] ?? '')}
        </span>
      ))}
    </div>
  );
}

/** Labels closer than this would touch, in weeks of a chart of twelve. */
const apart = 3;

/** Indices of the labelled weeks. */
export function labelledWeeks(weeks: number, periodWeeks: number): number[] {
  if (weeks < 2) return [];
  const last = weeks - 1;
  const start = weeks - periodWeeks;
  const named = [0, last];
  if (start >= apart && last - start >= apart) named.push(start);
  const middle = Math.round((named[2] ?? last) / 2);
  if (middle >= apart && (named[2] ?? last) - middle >= apart) named.push(middle);
  return named.sort((one, other) => one - other);
}

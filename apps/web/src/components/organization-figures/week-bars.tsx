import { cn } from '@/lib/cn.ts';

type WeekBarsProps = {
  weeks: readonly number[];
  /** Value of a full bar. */
  max: number;
  /** The last weeks, which form the period, are dark. */
  periodWeeks: number;
  /** What the bars show, for screen readers: 'Mentions per week'. */
  label: string;
  className?: string;
};

/** A bar for each week. */
export function WeekBars({ weeks, max, periodWeeks, label, className }: WeekBarsProps) {
  return (
    <div
      role="img"
      aria-label={`${label}: ${weeks.join(', ')}`}
      className={cn('grid auto-cols-fr grid-flow-col items-end gap-0.5', className)}
    >
      {weeks.map((value, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
          key={at}
          className={cn(
            'min-h-px rounded-t-[1px]',
            at >= weeks.length - periodWeeks ? 'bg-ink-3' : 'bg-line-2',
          )}
          style={{ height: `${max === 0 ? 0 : (100 * value) / max}%` }}
        />
      ))}
    </div>
  );
}

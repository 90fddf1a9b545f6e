import type { ShownGroupMood } from '@rapport/contract';
import { cn } from '@/lib/cn.ts';
import { toTenth } from '@/lib/round.ts';
import { type MoodAxis, shareOnAxis } from './mood-axis.ts';

export const directionTones = {
  rising: { text: 'text-pos', mark: 'bg-pos-mark' },
  falling: { text: 'text-neg', mark: 'bg-neg-mark' },
  steady: { text: 'text-ink-3', mark: 'bg-ink-3' },
};

/** A change that is written as '±0.0' has no direction. */
export const directionOf = ({ change }: Pick<ShownGroupMood, 'change'>) =>
  change && toTenth(Math.abs(change.by)) > 0 ? change.direction : 'steady';

/**
 * Marks the mood before (hollow) and now (filled) on the axis. Hidden from screen readers, because
 * the figures stand next to it.
 */
export function MoodShift({ mood, axis }: { mood: ShownGroupMood; axis: MoodAxis }) {
  const { mark } = directionTones[directionOf(mood)];
  const now = 100 * shareOnAxis(axis, mood.mood);
  const before = mood.before === null ? null : 100 * shareOnAxis(axis, mood.before);
  const dot = 'absolute top-0 -ml-[5px] size-2.5 rounded-full';
  return (
    <span aria-hidden className="relative block h-2.5">
      <span className="absolute inset-x-0 top-[4.5px] h-px bg-line-2" />
      {before !== null && (
        <>
          <span
            className={cn('absolute top-[3.5px] h-[3px]', mark)}
            style={{ left: `${Math.min(before, now)}%`, width: `${Math.abs(now - before)}%` }}
          />
          <span
            className={cn(dot, 'border-[1.5px] border-ink-3 bg-surface')}
            style={{ left: `${before}%` }}
          />
        </>
      )}
      <span className={cn(dot, mark)} style={{ left: `${now}%` }} />
    </span>
  );
}

/** Labels for the ends and the middle of the axis, above a column of `MoodShift`s. */
export function AxisLabels({ axis }: { axis: MoodAxis }) {
  return (
    <span aria-hidden className="relative block h-4 text-12 text-ink-3">
      <span className="absolute left-0 -translate-x-1/2">{axis.low}</span>
      <span className="absolute left-1/2 -translate-x-1/2">{(axis.low + axis.high) / 2}</span>
      <span className="absolute left-full -translate-x-1/2">{axis.high}</span>
    </span>
  );
}

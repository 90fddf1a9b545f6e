import { cn } from '@/lib/cn.ts';
import type { FigureTone } from './figure-bands.ts';

const tones: Record<FigureTone | 'plain', string> = {
  good: 'bg-pos-mark',
  middling: 'bg-neu-mark',
  poor: 'bg-neg-mark',
  plain: 'bg-ink-3',
};

type FigureBarProps = { percent: number; tone?: FigureTone; className?: string };

/** A bar from 0 to 100 %. Hidden from screen readers, because the figure stands next to it. */
export function FigureBar({ percent, tone, className }: FigureBarProps) {
  return (
    <span
      aria-hidden
      className={cn('block h-1.5 overflow-hidden rounded-[3px] bg-pressed', className)}
    >
      <span
        className={cn('block h-full rounded-[3px]', tones[tone ?? 'plain'])}
        style={{ width: `${Math.min(100, Math.max(0, percent))}%` }}
      />
    </span>
  );
}

/** A small bar before a figure or in a legend. */
export function FigureMark({ tone, className }: { tone: FigureTone; className?: string }) {
  return (
    <span
      aria-hidden
      className={cn('h-[18px] w-1.5 flex-none rounded-[2px]', tones[tone], className)}
    />
  );
}

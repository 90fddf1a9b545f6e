import { coverageTone } from '@/components/planning/figure-bands.ts';
import { FigureBar } from '@/components/planning/figure-bar.tsx';
import { cn } from '@/lib/cn.ts';

/** How much of a person's work others could take over. */
export function CoverageFigure({ percent, className }: { percent: number; className?: string }) {
  return (
    <span className={cn('grid grid-cols-[minmax(56px,1fr)_44px] items-center gap-2.5', className)}>
      <FigureBar percent={percent} tone={coverageTone(percent)} />
      <span className="text-right font-strong">{percent} %</span>
    </span>
  );
}

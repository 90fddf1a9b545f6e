import { sentimentColourBands } from '@rapport/contract';
import { cn } from '@/lib/cn.ts';

function markOf(score: number): string {
  if (score >= sentimentColourBands.green) return 'bg-pos-mark';
  if (score >= sentimentColourBands.yellow) return 'bg-neu-mark';
  return 'bg-neg-mark';
}

/** A bar from 0 to 10. Hidden from screen readers, because the figure stands next to it. */
export function ScoreBar({ score, className }: { score: number; className?: string }) {
  const clamped = Math.min(10, Math.max(0, score));
  return (
    <div aria-hidden className={cn('h-1.5 overflow-hidden rounded-[3px] bg-pressed', className)}>
      <div
        className={cn('h-full rounded-[3px]', markOf(clamped))}
        style={{ width: `${clamped * 10}%` }}
      />
    </div>
  );
}

import { CirclePause, ClockAlert, LifeBuoy, type LucideIcon } from 'lucide-react';
import { cn } from '@/lib/cn.ts';
import type { RiskFlag } from './domain/development-plan.ts';

const looks: Record<RiskFlag, { word: string; icon: LucideIcon; className: string }> = {
  overdue: { word: 'Overdue', icon: ClockAlert, className: 'text-neg' },
  stalled: { word: 'Stalled', icon: CirclePause, className: 'text-neu' },
  needs_support: { word: 'Needs support', icon: LifeBuoy, className: 'text-neu' },
};

/** Shows a dash if there is no flag. */
export function RiskFlagLabel({ flag }: { flag: RiskFlag | undefined }) {
  if (!flag) {
    return (
      <span className="text-ink-3">
        <span aria-hidden>–</span>
        <span className="sr-only">None</span>
      </span>
    );
  }
  const { word, icon: Icon, className } = looks[flag];
  return (
    <span
      className={cn('flex items-center gap-1.5 whitespace-nowrap text-12 font-medium', className)}
    >
      <Icon aria-hidden className="size-3.5 flex-none" />
      {word}
    </span>
  );
}

import { Progress as RadixProgress } from 'radix-ui';
import { cn } from '@/lib/cn.ts';

type ProgressProps = { label: string; percentage: number; className?: string };

export function Progress({ label, percentage, className }: ProgressProps) {
  const clamped = Math.min(100, Math.max(0, percentage));
  return (
    <RadixProgress.Root
      aria-label={label}
      value={clamped}
      className={cn('h-1 overflow-hidden rounded-[2px] bg-pressed', className)}
    >
      <RadixProgress.Indicator
        className="h-full rounded-[2px] bg-accent transition-[width] duration-(--d-3)"
        style={{ width: `${clamped}%` }}
      />
    </RadixProgress.Root>
  );
}

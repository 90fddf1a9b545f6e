import { cn } from '@/lib/cn.ts';

type ProgressProps = { label: string; percentage: number; className?: string };

export function Progress({ label, percentage, className }: ProgressProps) {
  const clamped = Math.min(100, Math.max(0, percentage));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={clamped}
      aria-valuetext={`${Math.round(clamped)}%`}
      className={cn('h-1 overflow-hidden rounded-[2px] bg-pressed', className)}
    >
      <div
        className="h-full rounded-[2px] bg-accent transition-[width] duration-(--d-3)"
        style={{ width: `${clamped}%` }}
      />
    </div>
  );
}

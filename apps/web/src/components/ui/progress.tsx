import { cn } from '@/lib/cn.ts';

type ProgressProps = {
  label: string;
  percentage: number;
  /** The rest of the percentage is drawn lighter. */
  sure?: number;
  className?: string;
};

export function Progress({ label, percentage, sure = percentage, className }: ProgressProps) {
  const clamped = Math.min(100, Math.max(0, percentage));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={clamped}
      aria-valuetext={`${Math.round(clamped)}%`}
      className={cn('flex h-1 overflow-hidden rounded-[2px] bg-pressed', className)}
    >
      <div
        className="h-full rounded-[2px] bg-accent transition-[width] duration-(--d-3)"
        style={{ width: `${Math.min(clamped, sure)}%` }}
      />
      {sure < clamped && (
        <div
          className="h-full bg-accent-line transition-[width] duration-(--d-3)"
          style={{ width: `${clamped - sure}%` }}
        />
      )}
    </div>
  );
}

import { cn } from '@/lib/cn.ts';

type ProgressProps = {
  label: string;
  percentage: number;
  /** The rest of the percentage is drawn lighter. */
  sure?: number;
  /** Drawn lighter from the percentage to here: what is being worked on. */
  ahead?: number;
  /** The percentage in other words. */
  text?: string;
  className?: string;
};

const clamp = (percentage: number) => Math.min(100, Math.max(0, percentage));

export function Progress(props: ProgressProps) {
  const { label, percentage, sure = percentage, ahead = percentage, text, className } = props;
  const clamped = clamp(percentage);
  const dark = Math.min(clamped, sure);
  const light = Math.max(clamped, clamp(ahead)) - dark;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={clamped}
      aria-valuetext={text ?? `${Math.round(clamped)}%`}
      className={cn('flex h-1 overflow-hidden rounded-[2px] bg-pressed', className)}
    >
      <div
        className="h-full rounded-[2px] bg-accent transition-[width] duration-(--d-3)"
        style={{ width: `${dark}%` }}
      />
      {light > 0 && (
        <div
          className={cn(
            'h-full bg-accent-line transition-[width] duration-(--d-3)',
            ahead > percentage && 'motion-safe:animate-pulse',
          )}
          style={{ width: `${light}%` }}
        />
      )}
    </div>
  );
}

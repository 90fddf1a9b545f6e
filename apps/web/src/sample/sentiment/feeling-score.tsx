import { cn } from '@/lib/cn.ts';
import type { FeelingKey } from './individual-order.ts';
import { bandOf } from './score-band.ts';

type FeelingScoreProps = { feeling: FeelingKey; value: number };

export function FeelingScore({ feeling, value }: FeelingScoreProps) {
  return (
    <span className="flex items-center justify-end gap-2">
      <span
        aria-hidden
        className="h-1.5 w-8 overflow-hidden rounded-[3px] bg-pressed @min-[500px]:w-10 @min-[600px]:w-14"
      >
        <span
          className={cn('block h-full rounded-[3px]', bandOf(feeling, value)?.fill)}
          style={{ width: `${value * 10}%` }}
        />
      </span>
      <span className="w-6 text-right">{value.toFixed(1)}</span>
    </span>
  );
}

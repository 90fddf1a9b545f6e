import { cn } from '@/lib/cn.ts';
import { sharesOf } from './shares.ts';

export type Weight = {
  id: string;
  name: string;
  weight: number;
};

type WeightMixProps = {
  weights: readonly Weight[];
  /** Id of the weight that is being moved. */
  moving?: string | undefined;
};

export function WeightMix({ weights, moving }: WeightMixProps) {
  const shares = sharesOf(weights.map(({ weight }) => weight));
  const text = shares
    ? `Shares: ${weights.map(({ name }, index) => `${name} ${shares[index]} %`).join(', ')}`
    : 'All weights are 0, so none has a share.';
  return (
    <div role="img" aria-label={text} className="mb-2 flex h-10 gap-0.5 max-md:gap-px">
      {!shares && <span className="h-4 flex-1 rounded-[3px] bg-pressed" />}
      {shares &&
        weights.map(({ id, weight }, index) => (
          <span key={id} className="min-w-0" style={{ flex: `${weight} 0 0` }}>
            <span
              className={cn('block h-4 rounded-[3px] bg-line-2', id === moving && 'bg-accent')}
            />
            {(shares[index] ?? 0) >= 3 && (
              <span
                className={cn(
                  'mt-0.5 block truncate pl-px text-12 leading-5 text-ink-3',
                  id === moving && 'font-strong text-accent',
                )}
              >
                {Math.round(shares[index] ?? 0)}
                <span className="max-md:hidden"> %</span>
              </span>
            )}
          </span>
        ))}
    </div>
  );
}

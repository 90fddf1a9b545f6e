import { Slider } from '@/components/ui/slider.tsx';
import { cn } from '@/lib/cn.ts';
import { sharesOf } from './shares.ts';
import type { Weight } from './weight-mix.tsx';

type WeightRowsProps = {
  /** Heading above the names. */
  heading: string;
  weights: readonly (Weight & { meaning?: string })[];
  moving?: string | undefined;
  onWeightChange: (id: string, weight: number) => void;
  onSettled?: (id: string, weight: number) => void;
};

const columns =
  'grid grid-cols-[minmax(160px,1fr)_minmax(160px,1.4fr)_44px_56px] items-center gap-x-4 @max-[500px]:grid-cols-[minmax(0,1fr)_auto_60px]';

export function WeightRows({
  heading,
  weights,
  moving,
  onWeightChange,
  onSettled,
}: WeightRowsProps) {
  const shares = sharesOf(weights.map(({ weight }) => weight));
  return (
    <div className="@container">
      <div aria-hidden className={cn(columns, 'min-h-7 text-12 text-ink-3 @max-[500px]:hidden')}>
        <span>{heading}</span>
        <span className="flex justify-between">
          <span>0</span>
          <span>50</span>
          <span>100</span>
        </span>
        <span className="text-right">Weight</span>
        <span className="text-right">Share</span>
      </div>
      {weights.map(({ id, name, meaning, weight }, index) => {
        const share = shares ? `${shares[index]?.toFixed(1)} %` : '–';
        return (
          <div
            key={id}
            className={cn(
              columns,
              'min-h-11 border-line border-t md:@max-[500px]:gap-y-2 md:@max-[500px]:pb-4 @max-[500px]:pt-2.5',
            )}
          >
            <div>
              <div className="font-medium">{name}</div>
              {meaning && <div className="text-12 text-ink-3">{meaning}</div>}
            </div>
            <div className="@max-[500px]:col-span-3 @max-[500px]:row-start-2 @max-[500px]:px-2">
              <Slider
                label={name}
                value={weight}
                valueText={shares ? `${weight}, ${share} of the total` : `${weight}`}
                onValueChange={(next) => onWeightChange(id, next)}
                onValueCommit={(next) => onSettled?.(id, next)}
              />
            </div>
            <div className="text-right font-strong">
              <span className="font-body text-12 text-ink-3 @min-[500px]:hidden">weight </span>
              {weight}
            </div>
            <div
              className={cn(
                'whitespace-nowrap text-right text-ink-2',
                id === moving && 'font-strong text-accent',
              )}
            >
              {share}
            </div>
          </div>
        );
      })}
    </div>
  );
}

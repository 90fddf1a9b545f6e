import { cn } from '@/lib/cn.ts';
import { capitalised } from '@/lib/number-words.ts';

export const impactLevels = ['low', 'medium', 'high', 'critical'] as const;
export type ImpactLevel = (typeof impactLevels)[number];

export const complexities = ['simple', 'moderate', 'complex'] as const;
export type Complexity = (typeof complexities)[number];

const sizes = {
  small: { word: 'gap-[7px] text-12 font-medium', cells: 'gap-0.5', cell: 'h-2.5 w-1' },
  large: {
    word: 'gap-2.5 text-24 font-strong tracking-head',
    cells: 'gap-[3px]',
    cell: 'h-[18px] w-1.5',
  },
};

/** Only high and critical levels are coloured. */
const looks: Partial<Record<ImpactLevel | Complexity, { word: string; cell: string }>> = {
  high: { word: 'text-neu', cell: 'bg-neu-mark' },
  critical: { word: 'text-neg', cell: 'bg-neg-mark' },
};

type LevelProps = {
  value: ImpactLevel | Complexity;
  size?: keyof typeof sizes;
  className?: string;
};

export function Level({ value, size = 'small', className }: LevelProps) {
  const scale: readonly string[] =
    value === 'simple' || value === 'moderate' || value === 'complex' ? complexities : impactLevels;
  const reached = scale.indexOf(value);
  const look = looks[value];
  return (
    <span
      className={cn(
        'inline-flex items-center whitespace-nowrap',
        sizes[size].word,
        look?.word ?? 'text-ink-2',
        className,
      )}
    >
      <span aria-hidden className={cn('inline-flex', sizes[size].cells)}>
        {scale.map((level, index) => (
          <span
            key={level}
            className={cn(
              'rounded-[1px]',
              sizes[size].cell,
              index <= reached
                ? (look?.cell ?? 'bg-ink-3')
                : 'bg-pressed inset-ring inset-ring-line-2',
            )}
          />
        ))}
      </span>
      {capitalised(value)}
    </span>
  );
}

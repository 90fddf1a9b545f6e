import type { Sentiment } from '@rapport/contract';
import { Equal, type LucideIcon, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

const looks: Record<Sentiment, { word: string; sign: LucideIcon; className: string }> = {
  positive: { word: 'Positive', sign: Plus, className: 'border-pos-line bg-pos-bg text-pos' },
  neutral: { word: 'Neutral', sign: Equal, className: 'border-neu-line bg-neu-bg text-neu' },
  negative: { word: 'Negative', sign: Minus, className: 'border-neg-line bg-neg-bg text-neg' },
};

type SentimentBadgeProps = {
  sentiment: Sentiment;
  className?: string;
  /** Default: the sentiment's name. */
  children?: ReactNode;
};

/** Always shows a sign and a word besides the colour. */
export function SentimentBadge({ sentiment, className, children }: SentimentBadgeProps) {
  const { word, sign: Sign, className: look } = looks[sentiment];
  return (
    <span
      className={cn(
        'inline-flex h-5 items-center gap-1 whitespace-nowrap rounded-control border px-[7px] text-12 font-medium',
        look,
        className,
      )}
    >
      <Sign aria-hidden className="size-3 shrink-0 stroke-[2.75]" />
      {children ?? word}
    </span>
  );
}

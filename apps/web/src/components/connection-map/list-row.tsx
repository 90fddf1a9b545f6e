import type { Sentiment } from '@rapport/contract';
import type { ReactNode } from 'react';
import { SentimentBadge } from '@/components/ui/sentiment-badge.tsx';
import { cn } from '@/lib/cn.ts';

/** Swatch, name, sentiment, figure: rows and their head stand in the same columns, as wide as the list says. */
export const listColumns =
  'grid grid-cols-[12px_minmax(0,1fr)_auto_var(--figure)] items-center gap-2.5 px-2';

type ListRowProps = {
  /** Which of how many rows this is: only those in sight are there. */
  place: number;
  count: number;
  swatch: ReactNode;
  title: string;
  caption: string;
  sentiment: Sentiment | null;
  figure: number;
  isSelected: boolean;
  onClick: () => void;
};

export function ListRow(props: ListRowProps) {
  const { place, count, swatch, title, caption, sentiment, figure, isSelected, onClick } = props;
  return (
    <li aria-posinset={place} aria-setsize={count} className="border-line border-b">
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={onClick}
        className={cn(
          listColumns,
          'h-[43px] w-full cursor-default rounded-none text-left -outline-offset-2 hover:bg-hover max-md:h-13',
          isSelected && 'bg-accent-soft shadow-[inset_2px_0_var(--accent)] hover:bg-accent-soft',
        )}
      >
        {swatch}
        <span className="min-w-0">
          <span title={title} className="block truncate font-medium leading-[18px]">
            <bdi>{title}</bdi>
          </span>
          <span title={caption} className="block truncate text-12 text-ink-3">
            {caption}
          </span>
        </span>
        <span>{sentiment && <SentimentBadge sentiment={sentiment} />}</span>
        <span className="text-right">{figure}</span>
      </button>
    </li>
  );
}

import type { Sentiment } from '@rapport/contract';
import type { ReactNode } from 'react';
import { leftOutOfMoods, SentimentBadge, tooLittleSaid } from '@/components/ui/sentiment-badge.tsx';
import { cn } from '@/lib/cn.ts';

/** Grid columns shared by rows and headings. */
export const listColumns =
  'grid grid-cols-[12px_minmax(0,1fr)_auto_var(--figure)] items-center gap-2.5 px-2';

type ListRowProps = {
  /** Position among all rows; only visible ones are rendered. */
  place: number;
  count: number;
  swatch: ReactNode;
  title: string;
  caption: string;
  /** 'unjudged' if too little was said; null if no sentiment is shown. */
  sentiment: Sentiment | 'unjudged' | 'left-out' | null;
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
        <span className="text-12 text-ink-3">
          {sentiment === 'unjudged' && tooLittleSaid}
          {sentiment === 'left-out' && <span title={leftOutOfMoods}>Left out</span>}
          {isSentiment(sentiment) && <SentimentBadge sentiment={sentiment} />}
        </span>
        <span className="text-right">{figure}</span>
      </button>
    </li>
  );
}

const isSentiment = (sentiment: ListRowProps['sentiment']): sentiment is Sentiment =>
  sentiment !== null && sentiment !== 'unjudged' && sentiment !== 'left-out';

import type { Sentiment } from '@rapport/contract';
import type { ReactNode } from 'react';
import { leftOutOfMoods, withoutMoodWords } from '@/components/ui/feeling-badge.tsx';
import { SentimentBadge } from '@/components/ui/sentiment-badge.tsx';
import { cn } from '@/lib/cn.ts';
import type { WithoutMood } from './scene/map-graph.ts';

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
  /** 'none' without a mood for an unknown reason; null if no sentiment is shown. */
  sentiment: Sentiment | WithoutMood | 'none' | null;
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
          <Mood sentiment={sentiment} />
        </span>
        <span className="text-right">{figure}</span>
      </button>
    </li>
  );
}

function Mood({ sentiment }: Pick<ListRowProps, 'sentiment'>) {
  switch (sentiment) {
    case null:
      return null;
    case 'none':
      return 'No mood';
    case 'left-out':
      return <span title={leftOutOfMoods}>Left out</span>;
    case 'calm':
    case 'too-little':
      return withoutMoodWords[sentiment];
    default:
      return <SentimentBadge sentiment={sentiment} />;
  }
}

import { ArrowDown } from 'lucide-react';
import { cn } from '@/lib/cn.ts';
import type { ListOrder } from './list-order.ts';
import { listColumns } from './list-row.tsx';

type ListHeadProps = {
  isPeople: boolean;
  showSentiment: boolean;
  order: ListOrder;
  figureName: string;
  onOrder: (order: ListOrder) => void;
};

export function ListHead({ isPeople, showSentiment, order, figureName, onOrder }: ListHeadProps) {
  const column = (of: ListOrder, text: string, isEnd = false) => (
    <button
      type="button"
      aria-label={`Sort by ${text.toLowerCase()}`}
      aria-pressed={order === of}
      onClick={() => onOrder(of)}
      className={cn(
        'inline-flex h-6 cursor-default items-center gap-1 rounded-inner hover:text-ink max-md:h-11',
        order === of && 'font-medium text-ink-2',
        isEnd && 'justify-end justify-self-end',
      )}
    >
      {text}
      {order === of && <ArrowDown aria-hidden size={12} />}
    </button>
  );
  return (
    <fieldset aria-label="Sort the list" className={`${listColumns} text-12 text-ink-3`}>
      <span />
      {column('name', isPeople ? 'Person' : 'Pair')}
      {showSentiment ? column('sentiment', 'Sentiment') : <span />}
      {column('figure', isPeople ? figureName : 'Strength', true)}
    </fieldset>
  );
}

import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';
import { nextOrder, type Order, type SortKey } from './individual-order.ts';

type SortHeadProps = {
  sortKey: SortKey;
  order: Order | null;
  onOrderChange: (order: Order | null) => void;
  children: ReactNode;
};

export function SortHead({ sortKey, order, onOrderChange, children }: SortHeadProps) {
  const direction = order?.key === sortKey ? order.direction : undefined;
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  const isFigure = sortKey !== 'name';
  return (
    <th
      scope="col"
      aria-sort={direction ?? 'none'}
      className={cn('py-1 font-medium text-12', isFigure ? 'w-[17.5%] text-right' : 'text-left')}
    >
      <button
        type="button"
        onClick={() => onOrderChange(nextOrder(order, sortKey))}
        className={cn(
          'inline-flex h-6 cursor-default items-center gap-1 hover:text-ink',
          direction ? 'text-ink' : 'text-ink-3',
          !isFigure && 'flex-row-reverse',
        )}
      >
        {direction && <Arrow aria-hidden className="size-3 stroke-[2.25]" />}
        {children}
      </button>
    </th>
  );
}

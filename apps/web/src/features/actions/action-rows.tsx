import { type ActionList, countListed } from '@rapport/contract';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef } from 'react';
import { cn } from '@/lib/cn.ts';
import { inDigits } from '@/lib/number-words.ts';
import { useIsPhone } from '@/lib/use-is-phone.ts';
import { useIsPrinting } from '@/lib/use-is-printing.ts';
import { useTopInPage } from '@/lib/use-top-in-page.ts';
import { ActionRow, type RowActions } from './action-row.tsx';
import { GroupHead } from './group-head.tsx';
import type { PlacedGroup } from './placed-actions.ts';

const headPx = 68;
const rowPx = { desk: 61, phone: 132 } as const;

type ActionRowsProps = RowActions & {
  groups: readonly PlacedGroup[];
  list: Pick<ActionList, 'counts' | 'today'>;
  selected: ReadonlySet<string>;
  currentId: string | undefined;
  /** Called when the last row is in or near the viewport; undefined while there is nothing to load. */
  onEnd: (() => void) | undefined;
};

/** The groups with their rows. Only those in and near the viewport are rendered; in print, all that are loaded. */
export function ActionRows(props: ActionRowsProps) {
  const { groups, list, selected, currentId, onEnd, ...rowActions } = props;
  const box = useRef<HTMLDivElement>(null);
  const scrollMargin = useTopInPage(box);
  const isPhone = useIsPhone();
  const isPrinting = useIsPrinting();
  const items = groups.flatMap(({ group, actions }) => [
    { key: group, group, action: null },
    ...actions.map((action) => ({ key: action.id, group, action })),
  ]);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: (index) => (items[index]?.action ? (isPhone ? rowPx.phone : rowPx.desk) : headPx),
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: 8,
    scrollMargin,
  });
  const shown = virtualizer.getVirtualItems();
  const lastShown = shown.at(-1)?.index ?? -1;
  const isAtEnd = lastShown >= items.length - 1;
  const canLoad = onEnd !== undefined;
  const load = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (isAtEnd && canLoad) load();
  }, [isAtEnd, canLoad]);

  const bring = useEffectEvent((id: string) => {
    const index = items.findIndex(({ key }) => key === id);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' });
    box.current
      ?.querySelector<HTMLElement>(`[data-action="${id}"]`)
      ?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (currentId) bring(currentId);
  }, [currentId]);

  const contentOf = (index: number) => {
    const item = items[index];
    if (!item) return null;
    const { group, action } = item;
    return action ? (
      <ActionRow
        {...rowActions}
        action={action}
        today={list.today}
        isSelected={selected.has(action.id)}
        isCurrent={action.id === currentId}
      />
    ) : (
      <div className={cn(index > 0 && 'pt-6')}>
        <GroupHead group={group} counts={list.counts} today={list.today} />
      </div>
    );
  };
  if (isPrinting)
    return (
      <>
        <ul aria-label="Actions">
          {items.map(({ key }, index) => (
            <li key={key}>{contentOf(index)}</li>
          ))}
        </ul>
        {canLoad && list.counts && (
          <p className="mt-3 text-ink-2">
            These are the first {inDigits(items.length - groups.length)} of{' '}
            {inDigits(countListed(list.counts))}.
          </p>
        )}
      </>
    );
  return (
    <div ref={box}>
      <ul aria-label="Actions" className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {shown.map(({ index, key, start }) => (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            {contentOf(index)}
          </li>
        ))}
      </ul>
    </div>
  );
}

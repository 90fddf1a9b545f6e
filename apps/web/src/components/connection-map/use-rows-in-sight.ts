import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsPhone } from '@/lib/use-is-phone.ts';

const rowPx = { desk: 44, phone: 53 } as const;
/** Number of rows rendered beyond the visible ones. */
const spareRows = 6;

type RowsInSight = {
  listRef: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  first: number;
  end: number;
  /** Height of the rows that are not rendered, in pixels. */
  paddingTop: number;
  paddingBottom: number;
};

/**
 * Virtualizes rows of equal height in a box of `heightMax` pixels. A new `target` scrolls into view
 * without moving the page.
 */
export function useRowsInSight(count: number, heightMax: number, target: number): RowsInSight {
  const listRef = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const height = useIsPhone() ? rowPx.phone : rowPx.desk;
  const firstSeen = Math.min(Math.floor(top / height), count);
  const first = Math.max(0, firstSeen - spareRows);
  const end = Math.min(count, firstSeen + Math.ceil(heightMax / height) + spareRows);

  const bringIntoSight = useEffectEvent(() => {
    const list = listRef.current;
    if (!list) return;
    const above = list.scrollTop - target * height;
    const below = (target + 1) * height - list.scrollTop - list.clientHeight;
    if (above > 0) list.scrollTop -= above;
    else if (below > 0) list.scrollTop += below;
  });
  useEffect(() => {
    if (target >= 0) bringIntoSight();
  }, [target]);

  return {
    listRef,
    onScroll: () => setTop(listRef.current?.scrollTop ?? 0),
    first,
    end,
    paddingTop: first * height,
    paddingBottom: (count - end) * height,
  };
}

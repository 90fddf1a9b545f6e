import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsPhone } from '@/lib/use-is-phone.ts';

const rowPx = { desk: 44, phone: 53 } as const;
/** Rows kept ready above and below those in sight. */
const spareRows = 6;

type RowsInSight = {
  listRef: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  first: number;
  end: number;
  /** Room of the rows left out, above and below. */
  paddingTop: number;
  paddingBottom: number;
};

/**
 * Which rows of a long list have to be there: all of one height, in a box that is at most so high. The row that
 * `target` names is brought into sight when it changes, within the list alone: the page stays where it is.
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

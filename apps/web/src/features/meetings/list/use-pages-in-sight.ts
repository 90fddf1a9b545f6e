import { useCallback, useRef, useState } from 'react';

/** The cursor where a page begins; null for the first page. */
type Page = string | null;

/**
 * The pages of a list with an item in the viewport. An item calls `enterPage` when it comes into
 * view, and the returned function when it leaves.
 */
export function usePagesInSight() {
  const itemsInSight = useRef(new Map<Page, number>());
  const [pagesInSight, setPagesInSight] = useState<ReadonlySet<Page>>(new Set());

  const enterPage = useCallback((page: Page) => {
    const items = itemsInSight.current;
    const change = (by: 1 | -1) => {
      const before = items.get(page) ?? 0;
      items.set(page, before + by);
      // The list renders again only when a page's first item comes into view or its last one
      // leaves.
      if (before === 0 || before + by === 0)
        setPagesInSight(new Set([...items].filter(([, count]) => count > 0).map(([key]) => key)));
    };
    change(1);
    return () => change(-1);
  }, []);

  return { pagesInSight, enterPage };
}

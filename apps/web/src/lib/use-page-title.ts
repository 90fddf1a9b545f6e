import { useLayoutEffect } from 'react';

/** Names the page in the browser's tab: `Meetings · Rapport`. The name is there as soon as the page is. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = `${title} · Rapport`;
  }, [title]);
}

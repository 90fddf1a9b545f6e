import { useLayoutEffect } from 'react';

/** `Meetings · Rapport`, set before the page is painted. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = `${title} · Rapport`;
  }, [title]);
}

import { useEffect } from 'react';

/** Names the page in the browser's tab: `Meetings · Rapport`. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Rapport`;
  }, [title]);
}

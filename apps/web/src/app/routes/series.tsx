import { SeriesListPage } from '@/features/series/series-list-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function Component() {
  usePageTitle('Series');
  return <SeriesListPage />;
}

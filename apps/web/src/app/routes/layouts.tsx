import { LayoutsPage } from '@/features/layouts/layouts-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function Component() {
  usePageTitle('Which files are read');
  return <LayoutsPage />;
}

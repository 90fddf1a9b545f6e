import { SuccessionPage } from '@/features/succession/list/succession-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function Component() {
  usePageTitle('Succession Planning');
  return <SuccessionPage />;
}

import { YourDataPage } from '@/features/your-data/your-data-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function Component() {
  usePageTitle('Your data');
  return <YourDataPage />;
}

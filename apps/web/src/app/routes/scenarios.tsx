import { ScenariosPage } from '@/features/scenarios/list/scenarios-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function Component() {
  usePageTitle('Scenarios');
  return <ScenariosPage />;
}

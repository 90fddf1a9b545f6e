import { InitiativesPage } from '@/features/initiatives/initiatives-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function Component() {
  usePageTitle('Initiatives');
  return <InitiativesPage />;
}

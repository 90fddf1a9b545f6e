import { scenariosQueryOptions } from '@/features/scenarios/api/get-scenarios.ts';
import { ScenariosPage } from '@/features/scenarios/list/scenarios-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';
import type { ReadScreen } from '../../read-first.ts';

export const read: ReadScreen = (queryClient) => queryClient.ensureQueryData(scenariosQueryOptions);

export function Screen() {
  usePageTitle('Scenarios');
  return <ScenariosPage />;
}

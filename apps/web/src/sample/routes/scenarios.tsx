import type { ReadScreen } from '@/lib/read-screen.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { scenariosQueryOptions } from '@/sample/scenarios/api/get-scenarios.ts';
import { ScenariosPage } from '@/sample/scenarios/list/scenarios-page.tsx';

export const read: ReadScreen = (queryClient) => queryClient.ensureQueryData(scenariosQueryOptions);

export function Component() {
  usePageTitle('Scenarios');
  return <ScenariosPage />;
}

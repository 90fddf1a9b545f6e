import type { ReadScreen } from '@/lib/read-screen.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { scenariosQueryOptions } from '@/sample/scenarios/api/get-scenarios.ts';
import { CreateScenarioPage } from '@/sample/scenarios/wizard/create-scenario-page.tsx';

export const read: ReadScreen = (queryClient) => queryClient.ensureQueryData(scenariosQueryOptions);

export function Component() {
  usePageTitle('Create Scenario');
  return <CreateScenarioPage />;
}

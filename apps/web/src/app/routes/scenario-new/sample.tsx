import { scenariosQueryOptions } from '@/features/scenarios/api/get-scenarios.ts';
import { CreateScenarioPage } from '@/features/scenarios/wizard/create-scenario-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';
import type { ReadScreen } from '../../read-first.ts';

export const read: ReadScreen = (queryClient) => queryClient.ensureQueryData(scenariosQueryOptions);

export function Screen() {
  usePageTitle('Create Scenario');
  return <CreateScenarioPage />;
}

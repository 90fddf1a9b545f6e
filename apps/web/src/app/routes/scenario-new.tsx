import { CreateScenarioPage } from '@/features/scenarios/wizard/create-scenario-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function Component() {
  usePageTitle('Create Scenario');
  return <CreateScenarioPage />;
}

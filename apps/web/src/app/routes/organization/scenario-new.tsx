import { scenarioGroupsQueryOptions } from '@/features/scenarios/api/scenarios.ts';
import { CreateScenarioPage } from '@/features/scenarios/create-scenario-page.tsx';
import type { ReadScreen } from '@/lib/read-screen.ts';

export const read: ReadScreen = async (queryClient) => {
  void queryClient.prefetchQuery(scenarioGroupsQueryOptions);
};

export const Component = CreateScenarioPage;

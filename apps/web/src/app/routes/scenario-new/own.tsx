import { scenarioGroupsQueryOptions } from '@/features/scenarios/api/own-scenarios.ts';
import { OwnCreate } from '@/features/scenarios/own/own-create.tsx';
import type { ReadScreen } from '@/lib/read-screen.ts';

export const read: ReadScreen = async (queryClient) => {
  void queryClient.prefetchQuery(scenarioGroupsQueryOptions);
};

export const Component = OwnCreate;

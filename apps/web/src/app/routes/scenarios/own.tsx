import { ownScenariosQueryOptions } from '@/features/scenarios/api/own-scenarios.ts';
import { OwnScenarios } from '@/features/scenarios/own/own-scenarios.tsx';
import type { ReadScreen } from '@/lib/read-screen.ts';

/** Starts loading; the screen shows its skeleton until the data arrive. */
export const read: ReadScreen = async (queryClient) => {
  void queryClient.prefetchQuery(ownScenariosQueryOptions);
};

export const Component = OwnScenarios;

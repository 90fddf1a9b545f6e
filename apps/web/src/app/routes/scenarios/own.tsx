import { ownScenariosQueryOptions } from '@/features/scenarios/api/own-scenarios.ts';
import { OwnScenarios } from '@/features/scenarios/own/own-scenarios.tsx';
import type { ReadScreen } from '../../read-first.ts';

/** Only begins: the screen shows its shape until they are there. */
export const read: ReadScreen = async (queryClient) => {
  void queryClient.prefetchQuery(ownScenariosQueryOptions);
};

export const Screen = OwnScenarios;

import { scenariosQueryOptions } from '@/features/scenarios/api/scenarios.ts';
import { ScenariosPage } from '@/features/scenarios/scenarios-page.tsx';
import type { ReadScreen } from '@/lib/read-screen.ts';

/** Starts loading; the screen shows its skeleton until the data arrive. */
export const read: ReadScreen = async (queryClient) => {
  void queryClient.prefetchQuery(scenariosQueryOptions);
};

export const Component = ScenariosPage;

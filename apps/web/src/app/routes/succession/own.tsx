import { successionPlansQueryOptions } from '@/features/succession/own/api/get-succession-plans.ts';
import { OwnSuccession } from '@/features/succession/own/list/own-succession.tsx';
import type { ReadScreen } from '@/lib/read-screen.ts';

/** Starts loading; the screen shows its skeleton until the data arrive. */
export const read: ReadScreen = async (queryClient) => {
  void queryClient.prefetchQuery(successionPlansQueryOptions);
};

export const Component = OwnSuccession;

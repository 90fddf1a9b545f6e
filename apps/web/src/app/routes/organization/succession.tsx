import { successionPlansQueryOptions } from '@/features/succession/api/succession-plans.ts';
import { SuccessionPage } from '@/features/succession/list/succession-page.tsx';
import type { ReadScreen } from '@/lib/read-screen.ts';

/** Starts loading; the screen shows its skeleton until the data arrive. */
export const read: ReadScreen = async (queryClient) => {
  void queryClient.prefetchQuery(successionPlansQueryOptions);
};

export const Component = SuccessionPage;

import { offboardingsQueryOptions } from '@/features/offboarding/own/api/get-offboardings.ts';
import { OwnOffboarding } from '@/features/offboarding/own/list/own-offboarding.tsx';
import type { ReadScreen } from '@/lib/read-screen.ts';

/** Starts loading; the screen shows its skeleton until the data arrive. */
export const read: ReadScreen = async (queryClient) => {
  void queryClient.prefetchQuery(offboardingsQueryOptions);
};

export const Component = OwnOffboarding;

import { offboardingsQueryOptions } from '@/features/offboarding/api/offboardings.ts';
import { OffboardingPage } from '@/features/offboarding/list/offboarding-page.tsx';
import type { ReadScreen } from '@/lib/read-screen.ts';

/** Starts loading; the screen shows its skeleton until the data arrive. */
export const read: ReadScreen = async (queryClient) => {
  void queryClient.prefetchQuery(offboardingsQueryOptions);
};

export const Component = OffboardingPage;

import type { ReadScreen } from '@/lib/read-screen.ts';
import { offboardingQueryOptions } from '@/sample/offboarding/api/get-offboarding.ts';

export { OffboardingPage as Component } from '@/sample/offboarding/list/offboarding-page.tsx';

export const read: ReadScreen = (queryClient) =>
  queryClient.ensureQueryData(offboardingQueryOptions);

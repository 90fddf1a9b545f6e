import { offboardingQueryOptions } from '@/features/offboarding/api/get-offboarding.ts';
import type { ReadScreen } from '../../read-first.ts';

export { OffboardingPage as Screen } from '@/features/offboarding/list/offboarding-page.tsx';

export const read: ReadScreen = (queryClient) =>
  queryClient.ensureQueryData(offboardingQueryOptions);

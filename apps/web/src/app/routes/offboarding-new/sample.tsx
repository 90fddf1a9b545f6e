import { offboardingQueryOptions } from '@/features/offboarding/api/get-offboarding.ts';
import type { ReadScreen } from '../../read-first.ts';

export { NewProjectPage as Screen } from '@/features/offboarding/new/new-project-page.tsx';

export const read: ReadScreen = (queryClient) =>
  queryClient.ensureQueryData(offboardingQueryOptions);

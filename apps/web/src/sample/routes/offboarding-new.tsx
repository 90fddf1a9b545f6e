import type { ReadScreen } from '@/lib/read-screen.ts';
import { offboardingQueryOptions } from '@/sample/offboarding/api/get-offboarding.ts';

export { NewProjectPage as Component } from '@/sample/offboarding/new/new-project-page.tsx';

export const read: ReadScreen = (queryClient) =>
  queryClient.ensureQueryData(offboardingQueryOptions);

import type { ReadScreen } from '@/lib/read-screen.ts';
import { successionQueryOptions } from '@/sample/succession/api/get-succession.ts';
import { SuccessionWizard } from '@/sample/succession/wizard/succession-wizard.tsx';

export const read: ReadScreen = (queryClient) =>
  queryClient.ensureQueryData(successionQueryOptions);

export const Component = SuccessionWizard;

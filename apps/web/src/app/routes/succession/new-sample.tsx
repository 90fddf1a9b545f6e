import { successionQueryOptions } from '@/features/succession/api/get-succession.ts';
import { SuccessionWizard } from '@/features/succession/wizard/succession-wizard.tsx';
import type { ReadScreen } from '../../read-first.ts';

export const read: ReadScreen = (queryClient) =>
  queryClient.ensureQueryData(successionQueryOptions);

export const Screen = SuccessionWizard;

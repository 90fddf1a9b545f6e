import { successionQueryOptions } from '@/features/succession/api/get-succession.ts';
import { SuccessionPage } from '@/features/succession/list/succession-page.tsx';
import type { ReadScreen } from '../../read-first.ts';

export const read: ReadScreen = (queryClient) =>
  queryClient.ensureQueryData(successionQueryOptions);

export const Screen = SuccessionPage;

import type { ReadScreen } from '@/lib/read-screen.ts';
import { successionQueryOptions } from '@/sample/succession/api/get-succession.ts';
import { SuccessionPage } from '@/sample/succession/list/succession-page.tsx';

export const read: ReadScreen = (queryClient) =>
  queryClient.ensureQueryData(successionQueryOptions);

export const Component = SuccessionPage;

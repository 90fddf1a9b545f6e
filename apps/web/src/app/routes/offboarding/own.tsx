import { offboardingsQueryOptions } from '@/features/offboarding/own/api/get-offboardings.ts';
import { OwnOffboarding } from '@/features/offboarding/own/list/own-offboarding.tsx';
import type { ReadScreen } from '../../read-first.ts';

/** Only begins: the screen shows its shape until it is there. */
export const read: ReadScreen = async (queryClient) => {
  void queryClient.prefetchQuery(offboardingsQueryOptions);
};

export const Screen = OwnOffboarding;

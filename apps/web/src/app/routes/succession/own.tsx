import { successionPlansQueryOptions } from '@/features/succession/own/api/get-succession-plans.ts';
import { OwnSuccession } from '@/features/succession/own/list/own-succession.tsx';
import type { ReadScreen } from '../../read-first.ts';

/** Only begins: the screen shows its shape until they are there. */
export const read: ReadScreen = async (queryClient) => {
  void queryClient.prefetchQuery(successionPlansQueryOptions);
};

export const Screen = OwnSuccession;

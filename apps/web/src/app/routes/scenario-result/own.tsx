import { OwnResult } from '@/features/scenarios/own/own-result.tsx';
import type { ReadScreen } from '../../read-first.ts';

/** The screen shows its shape until the scenario is there. */
export const read: ReadScreen = async () => {};

export const Screen = OwnResult;

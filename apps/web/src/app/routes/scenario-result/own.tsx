import { OwnResult } from '@/features/scenarios/own/own-result.tsx';
import type { ReadScreen } from '@/lib/read-screen.ts';

/** Nothing to load first: the screen shows its skeleton until the scenario arrives. */
export const read: ReadScreen = async () => {};

export const Component = OwnResult;

import { ResultPage } from '@/features/scenarios/result-page.tsx';
import type { ReadScreen } from '@/lib/read-screen.ts';

/** Nothing to load first: the screen shows its skeleton until the scenario arrives. */
export const read: ReadScreen = async () => {};

export const Component = ResultPage;

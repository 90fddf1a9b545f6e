import { OwnNewOffboarding } from '@/features/offboarding/own/new/own-new-offboarding.tsx';
import type { ReadScreen } from '@/lib/read-screen.ts';

export const read: ReadScreen = async () => {};

export const Component = OwnNewOffboarding;

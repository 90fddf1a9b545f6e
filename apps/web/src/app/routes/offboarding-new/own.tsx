import { OwnNewOffboarding } from '@/features/offboarding/own/new/own-new-offboarding.tsx';
import type { ReadScreen } from '../../read-first.ts';

export const read: ReadScreen = async () => {};

export const Screen = OwnNewOffboarding;

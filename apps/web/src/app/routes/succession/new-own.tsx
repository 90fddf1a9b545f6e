import { RolePage } from '@/features/succession/own/role/role-page.tsx';
import type { ReadScreen } from '../../read-first.ts';

/** The screen shows its shape until the answer is there. */
export const read: ReadScreen = async () => {};

export const Screen = RolePage;

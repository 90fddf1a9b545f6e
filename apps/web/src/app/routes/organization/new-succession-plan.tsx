import { RolePage } from '@/features/succession/role/role-page.tsx';
import type { ReadScreen } from '@/lib/read-screen.ts';

/** Nothing to load first: the screen shows its skeleton until the answer arrives. */
export const read: ReadScreen = async () => {};

export const Component = RolePage;

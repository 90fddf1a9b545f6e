import { OwnComparison } from '@/features/scenarios/own/own-comparison.tsx';
import type { ReadScreen } from '@/lib/read-screen.ts';

export const read: ReadScreen = async () => null;

export const Component = OwnComparison;

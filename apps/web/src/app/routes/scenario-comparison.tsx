import { ComparisonPage } from '@/features/scenarios/comparison-page.tsx';
import type { ReadScreen } from '@/lib/read-screen.ts';

export const read: ReadScreen = async () => null;

export const Component = ComparisonPage;

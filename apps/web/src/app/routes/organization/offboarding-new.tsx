import { NewOffboardingPage } from '@/features/offboarding/new/new-offboarding-page.tsx';
import type { ReadScreen } from '@/lib/read-screen.ts';

export const read: ReadScreen = async () => {};

export const Component = NewOffboardingPage;

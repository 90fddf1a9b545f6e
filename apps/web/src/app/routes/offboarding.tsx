export { OffboardingPage as Component } from '@/features/offboarding/list/offboarding-page.tsx';

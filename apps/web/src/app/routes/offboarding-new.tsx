export { NewProjectPage as Component } from '@/features/offboarding/new/new-project-page.tsx';

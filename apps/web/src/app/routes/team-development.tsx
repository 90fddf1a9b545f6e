export { TeamDevelopmentPage as Component } from '@/features/team-development/team-development-page.tsx';

export { DesignSystemPage as Component } from '@/features/design-system/design-system-page.tsx';

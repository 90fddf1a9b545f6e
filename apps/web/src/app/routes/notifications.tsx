import { NotificationsPage } from '@/features/notifications/notifications-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function Component() {
  usePageTitle('Notifications');
  return <NotificationsPage />;
}

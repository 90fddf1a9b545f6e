import { paths, unreadNotificationsSchema } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { notificationsKey } from '@/lib/notifications-key.ts';

/** The number of unread notifications, at most one more than the badge shows. */
export function useUnreadNotifications(): number {
  const { data } = useQuery({
    queryKey: [...notificationsKey, 'unread'],
    queryFn: ({ signal }) =>
      request({ path: paths.unreadNotifications, schema: unreadNotificationsSchema, signal }),
  });
  return data?.unread ?? 0;
}

import { endpoints } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';
import { notificationsKey } from '@/lib/notifications-key.ts';

/** The number of unread notifications, at most one more than the badge shows. */
export function useUnreadNotifications(): number {
  const { data } = useQuery({
    queryKey: [...notificationsKey, 'unread'],
    queryFn: ({ signal }) => call(endpoints.notifications.countUnread, { signal }),
  });
  return data?.unread ?? 0;
}

import { endpoints, type ReadNotifications } from '@rapport/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';
import { notificationsKey } from '@/lib/notifications-key.ts';
import { useQuietChange } from '@/lib/use-quiet-change.ts';

type Which = { limit: number; isUnread?: boolean; enabled?: boolean };

/** Notifications, newest first, page by page. */
export function useNotifications({ limit, isUnread = false, enabled = true }: Which) {
  return useInfiniteQuery({
    queryKey: [...notificationsKey, 'list', limit, isUnread],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.notifications.list, {
        query: { limit, unread: isUnread ? 'true' : undefined, before: pageParam },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    enabled,
  });
}

export const useMarkRead = () =>
  useQuietChange(notificationsKey, (body: ReadNotifications) =>
    call(endpoints.notifications.markRead, { body }),
  );

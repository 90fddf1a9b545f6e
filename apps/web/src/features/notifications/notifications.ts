import { notificationPageSchema, paths, type ReadNotifications } from '@rapport/contract';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { notificationsKey } from '@/lib/notifications-key.ts';

type Which = { limit: number; isUnread?: boolean; enabled?: boolean };

/** Notifications, newest first, page by page. */
export function useNotifications({ limit, isUnread = false, enabled = true }: Which) {
  return useInfiniteQuery({
    queryKey: [...notificationsKey, 'list', limit, isUnread],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ limit: `${limit}` });
      if (isUnread) query.set('unread', 'true');
      if (pageParam) query.set('before', pageParam);
      const path = `${paths.notifications}?${query}`;
      return request({ path, schema: notificationPageSchema, signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    enabled,
  });
}

export function useMarkRead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (which: ReadNotifications) =>
      request({ path: paths.readNotifications, method: 'POST', body: which }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: notificationsKey }),
  });
}

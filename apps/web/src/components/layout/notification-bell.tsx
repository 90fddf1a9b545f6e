import { unreadShownMax } from '@rapport/contract';
import { Bell } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { notificationsKey } from '@/lib/notifications-key.ts';
import { usePageKeys } from '@/lib/use-page-keys.ts';
import { useRefreshOn } from '@/realtime/use-refresh-on.ts';
import { useUnreadNotifications } from './unread-notifications.ts';

const refreshing = {
  queryKey: notificationsKey,
  events: ['notifications-updated', 'meeting-deleted'],
} as const;

/** Loads the panel when it is opened, by a press or by `g` followed by `n`. */
export function NotificationBell({ onOpen }: { onOpen: () => void }) {
  const unread = useUnreadNotifications();
  useRefreshOn(refreshing);
  const going = useRef(false);
  usePageKeys({
    g: () => {
      going.current = true;
      setTimeout(() => {
        going.current = false;
      }, 1000);
    },
    n: () => {
      if (going.current) onOpen();
    },
  });
  const shown = unread > unreadShownMax ? `${unreadShownMax}+` : unread;
  return (
    <span className="relative" data-bell>
      <IconButton
        icon={Bell}
        label={unread > 0 ? `Notifications, ${shown} not read` : 'Notifications'}
        tooltipSide="right"
        aria-haspopup="dialog"
        onClick={onOpen}
      />
      {unread > 0 && (
        <b
          aria-hidden
          className="pointer-events-none absolute -top-0.5 -right-0.5 min-w-4 rounded-full bg-accent px-1 text-center font-strong text-12 text-on-accent leading-4 ring-2 ring-sunken"
        >
          {shown}
        </b>
      )}
    </span>
  );
}

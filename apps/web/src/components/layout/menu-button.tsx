import { Menu } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { useUnreadNotifications } from './unread-notifications.ts';

/**
 * Opens the menu on phones. The bell is inside the menu, so the button also shows that there are
 * unread notifications.
 */
export function MenuButton({ onClick }: { onClick: () => void }) {
  const hasUnread = useUnreadNotifications() > 0;
  return (
    <span className="relative">
      <IconButton icon={Menu} iconSize={20} label="Open menu" tooltip={false} onClick={onClick} />
      {hasUnread && (
        <span
          role="img"
          aria-label="Notifications are not read"
          className="pointer-events-none absolute top-2 right-2 size-2 rounded-full bg-accent"
        />
      )}
    </span>
  );
}

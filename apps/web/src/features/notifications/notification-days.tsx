import type { Notification } from '@rapport/contract';
import { today } from '@/lib/days.ts';
import { linesByDay } from './notification-lines.ts';
import { NotificationRow } from './notification-row.tsx';
import { useMarkRead } from './notifications.ts';

type NotificationDaysProps = {
  notifications: readonly Notification[];
  hasOlder: boolean;
  /** The level below the heading that the list stands under. */
  level: 2 | 3;
  onOpen?: () => void;
};

/** The notifications grouped by day. Opening one marks it as read. */
export function NotificationDays({
  notifications,
  hasOlder,
  level,
  onOpen,
}: NotificationDaysProps) {
  const Heading = `h${level}` as const;
  const markRead = useMarkRead();
  return (
    <div data-rows>
      {linesByDay(notifications, today(), hasOlder).map(({ day, title, lines }) => (
        <section key={day} aria-label={title}>
          <Heading className="px-4 pt-3 pb-0.5 font-medium text-12 text-ink-3">{title}</Heading>
          <ul>
            {lines.map((line) => (
              <NotificationRow
                key={line.ids[0]}
                line={line}
                onRead={() => markRead.mutate({ ids: line.ids })}
                onOpen={() => {
                  if (!line.isRead) markRead.mutate({ ids: line.ids });
                  onOpen?.();
                }}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

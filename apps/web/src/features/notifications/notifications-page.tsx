import { BellOff, Check } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { LoadFailed } from '@/components/ui/load-failed.tsx';
import { Outdated } from '@/components/ui/outdated.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { Loading } from '@/components/ui/skeleton.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { useAddress } from '@/lib/use-address.ts';
import { NotificationDays } from './notification-days.tsx';
import { useMarkRead, useNotifications } from './notifications.ts';

const perPage = 50;
const choices = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Not read' },
];

/** All notifications of the last 60 days; the panel shows only the first. */
export function NotificationsPage() {
  const [parameters, setParameters] = useAddress();
  const isUnread = parameters.has('unread');
  const list = useNotifications({ limit: perPage, isUnread });
  const markRead = useMarkRead();
  const all = list.data?.pages.flatMap(({ notifications }) => notifications) ?? [];
  const show = (which: string) =>
    setParameters(
      (now) => {
        if (which === 'unread') now.set('unread', '');
        else now.delete('unread');
        return now;
      },
      { replace: true },
    );
  return (
    <>
      <PageHead
        title="Notifications"
        lead="Your notifications of the last 60 days."
        actions={
          <>
            <Segmented
              label="Which notifications"
              value={isUnread ? 'unread' : 'all'}
              options={choices}
              onValueChange={show}
            />
            {all.some(({ isRead }) => !isRead) && (
              <Button icon={Check} busy={markRead.isPending} onClick={() => markRead.mutate({})}>
                Mark all read
              </Button>
            )}
          </>
        }
      />
      <Outdated isOld={list.isPlaceholderData}>
        <NotificationList list={list} isUnread={isUnread} />
      </Outdated>
    </>
  );
}

type NotificationListProps = { list: ReturnType<typeof useNotifications>; isUnread: boolean };

function NotificationList({ list, isUnread }: NotificationListProps) {
  const { data, error, hasNextPage, isFetchingNextPage } = list;
  if (error && !data)
    return <LoadFailed title="Your notifications could not be loaded." query={list} />;
  if (!data) return <Loading label="Loading notifications..." block="h-80 w-full" />;
  const all = data.pages.flatMap(({ notifications }) => notifications);
  if (all.length === 0)
    return (
      <StateBox kind="empty" icon={BellOff} title={isUnread ? 'All is read' : 'Nothing new'}>
        {isUnread ? 'Choose All to see what you have read.' : 'New notifications appear here.'}
      </StateBox>
    );
  return (
    <div className="max-w-3xl rounded-control border border-line bg-surface pb-1">
      <NotificationDays notifications={all} hasOlder={hasNextPage} level={2} />
      {hasNextPage && (
        <div className="border-line border-t px-2 py-1.5">
          <Button
            variant="ghost"
            size="small"
            className="text-accent"
            busy={isFetchingNextPage}
            onClick={() => list.fetchNextPage()}
          >
            {list.isFetchNextPageError ? 'That failed. Show earlier again' : 'Show earlier'}
          </Button>
        </div>
      )}
    </div>
  );
}

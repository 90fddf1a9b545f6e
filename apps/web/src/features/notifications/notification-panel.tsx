import { RefreshCw, SlidersHorizontal, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';
import { useReturnFocus } from '@/components/ui/use-return-focus.ts';
import { useIsPhone } from '@/lib/use-is-phone.ts';
import { LastWeek } from './last-week.tsx';
import { moveFocus } from './move-focus.ts';
import { NotificationDays } from './notification-days.tsx';
import { useMarkRead, useNotifications } from './notifications.ts';

/** Older ones are on the notifications page. */
const shownMax = 30;

type NotificationPanelProps = { open: boolean; onClose: () => void; onSettings: () => void };

/** Opens beside the sidebar; on phones a sheet from the bottom. */
export function NotificationPanel({ open, onClose, onSettings }: NotificationPanelProps) {
  const { rememberOpener, returnFocus } = useReturnFocus();
  const isPhone = useIsPhone();
  const sidebarPx = document.querySelector('aside')?.getBoundingClientRect().right ?? 0;
  return (
    <Dialog.Root open={open} onOpenChange={onClose} modal={false}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={rememberOpener}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={keepForBell}
          onKeyDown={(pressed) => moveFocus(pressed, pressed.currentTarget)}
          style={isPhone ? undefined : { left: sidebarPx + 8 }}
          className="fixed bottom-2 z-40 flex max-h-[calc(100dvh-16px)] w-[408px] flex-col rounded-control border border-line-2 bg-surface shadow-menu outline-none data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[92dvh] max-md:w-auto max-md:rounded-b-none max-md:border-x-0 max-md:border-b-0"
        >
          <PanelContent open={open} onClose={onClose} onSettings={onSettings} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function PanelContent({ open, onClose, onSettings }: NotificationPanelProps) {
  const list = useNotifications({ limit: shownMax, enabled: open });
  const markRead = useMarkRead();
  const all = list.data?.pages.flatMap(({ notifications }) => notifications) ?? [];
  return (
    <>
      <div className="flex items-center gap-1 border-line border-b py-2 pr-2 pl-4">
        <Dialog.Title className="flex-1 font-strong text-16">Notifications</Dialog.Title>
        {all.some(({ isRead }) => !isRead) && (
          <Button
            variant="ghost"
            size="small"
            className="text-accent"
            onClick={() => markRead.mutate({})}
          >
            Mark all read
          </Button>
        )}
        <IconButton
          icon={SlidersHorizontal}
          label="Notification settings"
          tooltip={false}
          onClick={onSettings}
        />
        <IconButton icon={X} label="Close" tooltip={false} onClick={onClose} />
      </div>
      <div className="overflow-y-auto pb-1">
        <LastWeek onOpen={onClose} />
        <NotificationDays
          notifications={all}
          hasOlder={list.hasNextPage}
          level={3}
          onOpen={onClose}
        />
        <PanelState list={list} isEmpty={all.length === 0} onSettings={onSettings} />
      </div>
      <div className="border-line border-t px-4 py-2.5">
        <Link to="/notifications" onClick={onClose} className="text-accent hover:underline">
          All notifications
        </Link>
      </div>
    </>
  );
}

type PanelStateProps = {
  list: ReturnType<typeof useNotifications>;
  isEmpty: boolean;
  onSettings: () => void;
};

function PanelState({ list, isEmpty, onSettings }: PanelStateProps): ReactNode {
  if (list.isPending)
    return (
      <Loading label="Loading notifications...">
        <div className="grid gap-3 p-4">
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
        </div>
      </Loading>
    );
  if (list.isError)
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-3 p-4">
        <ErrorLine>Your notifications could not be loaded.</ErrorLine>
        <Button size="small" icon={RefreshCw} busy={list.isFetching} onClick={() => list.refetch()}>
          Retry
        </Button>
      </div>
    );
  if (isEmpty)
    return (
      <div className="p-4">
        <p className="mb-2 text-ink-2">Nothing new.</p>
        <Button size="small" onClick={onSettings}>
          Choose your notifications
        </Button>
      </div>
    );
  return null;
}

/** A press on the bell closes the panel by itself. */
function keepForBell(event: Event & { target: EventTarget | null }) {
  if (event.target instanceof Element && event.target.closest('[data-bell]'))
    event.preventDefault();
}

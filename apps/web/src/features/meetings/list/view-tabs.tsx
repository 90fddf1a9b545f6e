import { endpoints, type MeetingView, type NewMeetingView } from '@rapport/contract';
import { Bookmark, Repeat, Users } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '@/lib/call.ts';
import { cn } from '@/lib/cn.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { useViewChange, useViews } from '../api/views.ts';
import { type ListFilter, viewOf, writeFilter } from '../domain/list-filter.ts';
import { ViewMenu } from './view-menu.tsx';

const loadNameDialog = () =>
  import('./view-name-dialog.tsx').then(({ ViewNameDialog }) => ViewNameDialog);

const besideClass =
  'flex h-7 cursor-default items-center gap-1.5 whitespace-nowrap rounded-control text-12 font-medium text-accent outline-accent hover:underline max-md:h-9';

/** The views that exist by themselves while there is something. */
const ownViews = [
  { name: 'To confirm', count: 'toConfirm', address: writeFilter({ confirm: 'open' }, '') },
  { name: 'To check', count: 'toCheck', address: writeFilter({ check: 'open' }, '') },
] as const;

type ViewTabsProps = {
  filter: ListFilter;
  /** Total of the list without a filter. */
  total: number | undefined;
};

/** The saved views with their numbers of meetings. A filter that is not saved yet can be saved. */
export function ViewTabs({ filter, total }: ViewTabsProps) {
  const { data } = useViews();
  const state = writeFilter(filter, '');
  const views = data?.views.items ?? [];
  const isOwn = ownViews.some(({ address }) => address === state);
  const isCurrent = (view: MeetingView) => viewOf(view) === state;
  return (
    <div className="mb-3 flex items-center gap-2 max-md:mb-2">
      <nav
        aria-label="Views"
        className="-ml-2.5 flex min-w-0 items-center gap-1 overflow-x-auto [scrollbar-width:none]"
      >
        <ViewTab address="" isCurrent={state === ''} count={total ?? data?.total}>
          All meetings
        </ViewTab>
        {ownViews.map(
          ({ name, count, address }) =>
            // One that is shown stays when nothing is left.
            (data?.[count] || state === address) && (
              <ViewTab
                key={name}
                address={address}
                isCurrent={state === address}
                count={data?.[count] ?? 0}
              >
                {name}
              </ViewTab>
            ),
        )}
        {views.map((view) => (
          <ViewTab
            key={view.id}
            address={viewOf(view)}
            isCurrent={isCurrent(view)}
            count={view.meetings}
            menu={
              isCurrent(view) && (view.can.change || view.can.share) && <ViewMenu view={view} />
            }
          >
            {view.isShared && <SharedMark view={view} />} {view.name}
          </ViewTab>
        ))}
      </nav>
      <div className="ml-auto flex shrink-0 items-center gap-4">
        {data && state !== '' && !isOwn && !views.some(isCurrent) && <SaveView filter={filter} />}
        <Link to="/series" className={besideClass}>
          <Repeat aria-hidden className="size-3.5" />
          Series
        </Link>
      </div>
    </div>
  );
}

function SharedMark({ view: { author } }: { view: MeetingView }) {
  const words = author ? `Shared by ${author}` : 'Shared with the organization';
  return (
    <span title={words} className="text-ink-3">
      <Users aria-hidden className="size-3.5" />
      <span className="sr-only">{words}: </span>
    </span>
  );
}

type ViewTabProps = {
  /** Query string of the view. */
  address: string;
  isCurrent: boolean;
  count: number | undefined;
  menu?: ReactNode;
  children: ReactNode;
};

function ViewTab({ address, isCurrent, count, menu, children }: ViewTabProps) {
  const tab = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // A view that was just saved may be out of view. Only the row of tabs scrolls.
    const row = tab.current?.parentElement;
    // The first one never is, and measuring it would lay out the page before it is complete.
    if (!isCurrent || !row || !tab.current?.previousElementSibling) return;
    const hidden = tab.current.getBoundingClientRect().right - row.getBoundingClientRect().right;
    if (hidden > 0) row.scrollLeft += hidden;
  }, [isCurrent]);
  return (
    <span
      ref={tab}
      className={cn(
        'flex h-7 shrink-0 items-center rounded-control hover:bg-hover max-md:h-9',
        isCurrent && 'bg-hover',
      )}
    >
      <Link
        to={{ search: address }}
        aria-current={isCurrent ? 'true' : undefined}
        className={cn(
          'flex h-full items-center gap-1.5 whitespace-nowrap rounded-control px-2.5 outline-accent -outline-offset-2',
          isCurrent ? 'font-strong text-ink' : 'text-ink-2',
          menu && 'pr-1',
        )}
      >
        {children}{' '}
        {count !== undefined && (
          <span className="font-body text-12 text-ink-3">{count.toLocaleString('en')}</span>
        )}
      </Link>
      {menu}
    </span>
  );
}

function SaveView({ filter }: { filter: ListFilter }) {
  const [isAsked, setAsked] = useState(false);
  const NameDialog = useOnDemand(loadNameDialog, isAsked);
  const add = useViewChange((body: NewMeetingView) =>
    call(endpoints.meetingViews.create, { body }),
  );
  const close = () => {
    setAsked(false);
    add.reset();
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
        className={besideClass}
      >
        <Bookmark aria-hidden className="size-3.5" />
        Save view
      </button>
      {NameDialog && isAsked && (
        <NameDialog
          title="Save view"
          description="Keeps the filters and the order of the list. Only you see it until you share it."
          submitLabel="Save"
          name=""
          busy={add.isPending}
          error={add.error}
          onSubmit={(name) => add.mutate({ name, filter }, { onSuccess: close })}
          onClose={close}
        />
      )}
    </>
  );
}

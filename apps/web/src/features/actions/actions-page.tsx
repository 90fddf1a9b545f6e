import { type ActionFilter, endpoints } from '@rapport/contract';
import { Download, ListChecks, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useActions } from '@/components/actions/api/actions.ts';
import { useLiveActions } from '@/components/actions/live-actions.ts';
import { useActionDialogs } from '@/components/actions/use-action-dialogs.ts';
import { Button } from '@/components/ui/button.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { LoadFailed } from '@/components/ui/load-failed.tsx';
import { Outdated } from '@/components/ui/outdated.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Loading, Skeleton, SkeletonRows } from '@/components/ui/skeleton.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { baseAddress } from '@/lib/base-address.ts';
import { addressOf } from '@/lib/call.ts';
import { useAddress, withParameter } from '@/lib/use-address.ts';
import { useSearchInAddress } from '@/lib/use-search-in-address.ts';
import { filterInAddress, isFiltered } from './action-filter.ts';
import { ActionFilters } from './action-filters.tsx';
import { ActionList } from './action-list.tsx';
import { GroupJumps } from './group-jumps.tsx';
import { ListFoot } from './list-foot.tsx';
import { MeetingChoice } from './meeting-choice.tsx';

const noActions: never[] = [];

export function ActionsPage() {
  useLiveActions();
  const [parameters, setParameters] = useAddress();
  const { typed, setTyped } = useSearchInAddress();
  const [isAdding, setIsAdding] = useState(false);
  const filter = filterInAddress(parameters);
  const found = useActions(filter);
  const [first] = found.data?.pages ?? noActions;
  const actions = found.data?.pages.flatMap((page) => page.actions) ?? noActions;
  const canLoadMore = found.hasNextPage && !found.isFetching && !found.isFetchNextPageError;
  const set = (name: keyof ActionFilter, value: string) =>
    setParameters((now) => withParameter(now, name, value), { replace: true });
  const file = new URL(addressOf(endpoints.actions.download, { query: filter }), baseAddress());
  return (
    <>
      <PageHead
        title="Actions"
        lead="What people said they would do, in their own words, from every meeting you may open."
        actions={
          <>
            <a className={buttonVariants()} href={file.href} download>
              <Download aria-hidden />
              Export CSV
            </a>
            <Button variant="primary" icon={Plus} onClick={() => setIsAdding(true)}>
              Add action
            </Button>
          </>
        }
      />
      <ActionFilters
        filter={filter}
        list={first}
        actions={actions}
        typed={typed}
        onType={setTyped}
        onSet={set}
      />
      {found.error && !first ? (
        <LoadFailed title={`Failed to load the actions: ${found.error.message}`} query={found} />
      ) : !first ? (
        <RowSkeletons />
      ) : actions.length === 0 ? (
        <Nothing isFiltered={isFiltered(filter)} />
      ) : (
        <>
          {first.counts && (
            <GroupJumps groups={first.counts.groups} onChoose={(group) => set('due', group)} />
          )}
          <Outdated isOld={found.isPlaceholderData}>
            <ActionList
              // Another filter is another list, with its own state.
              key={found.isPlaceholderData ? 'before' : file.href}
              actions={actions}
              list={first}
              onEnd={canLoadMore ? () => void found.fetchNextPage() : undefined}
            />
          </Outdated>
          {found.isFetchNextPageError && (
            <p role="alert" className="mt-2 text-12 text-neg">
              More actions could not be loaded.{' '}
              <button type="button" className="underline" onClick={() => found.fetchNextPage()}>
                Try again
              </button>
            </p>
          )}
          {first.counts && <ListFoot counts={first.counts} filter={filter} today={first.today} />}
        </>
      )}
      {isAdding && <AddDialog onClose={() => setIsAdding(false)} />}
    </>
  );
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const [meetingId, setMeetingId] = useState('');
  const dialogs = useActionDialogs(true);
  if (!dialogs) return null;
  return (
    <dialogs.AddActionDialog meetingId={meetingId || null} onClose={onClose}>
      <MeetingChoice value={meetingId} onValueChange={setMeetingId} />
    </dialogs.AddActionDialog>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered)
    return (
      <StateBox kind="empty" icon={ListChecks} title="No actions were found in these meetings.">
        When a meeting is analysed, its actions are listed here. You can also add actions yourself.
      </StateBox>
    );
  return (
    <StateBox
      kind="empty"
      icon={ListChecks}
      title="No actions match these filters."
      action={
        <Link to="/actions" className={buttonVariants()}>
          Clear all filters
        </Link>
      }
    />
  );
}

function RowSkeletons() {
  return (
    <Loading label="Loading the actions...">
      <Skeleton className="mt-6 mb-3 h-11" />
      <SkeletonRows count={6} row="h-13" className="gap-2" />
    </Loading>
  );
}

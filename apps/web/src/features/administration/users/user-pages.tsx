import { Search, Upload, Users } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { LoadFailed } from '@/components/ui/load-failed.tsx';
import { Outdated } from '@/components/ui/outdated.tsx';
import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { UnreadableNote } from '@/components/ui/unreadable-note.tsx';
import { useUsers } from './get-users.ts';
import { readListAddress, withPage } from './list-address.ts';
import { Pager } from './pager.tsx';
import { type Selection, SyncedSelection } from './synced-selection.tsx';
import { UserList } from './user-list.tsx';

type UserPagesProps = { search: string; onClearSearch: () => void; onImport: () => void };

const none: Selection = new Set();

export function UserPages({ search, onClearSearch, onImport }: UserPagesProps) {
  const [parameters] = useSearchParams();
  const { page, limit, status } = readListAddress(parameters);
  const shown = `${status} ${search}`;
  const [selected, setSelected] = useState<{ shown: string; selection: Selection }>();
  // Another filter or search begins a new selection.
  const selection = selected?.shown === shown ? selected.selection : none;
  const select = (next: Selection) => setSelected({ shown, selection: next });
  const query = useUsers({
    search,
    page,
    limit,
    status,
  });
  const { data, error, isPlaceholderData } = query;

  if (!data && error) {
    return (
      <LoadFailed title="Failed to load users. Please try again." query={query}>
        {search && 'Your search is kept.'}
      </LoadFailed>
    );
  }
  if (!data) return <UserListSkeleton />;
  if (data.total === 0) {
    if (status && !search)
      return (
        <StateBox kind="empty" icon={Users} title="No Users Found">
          Nobody has this status.
        </StateBox>
      );
    return search ? (
      <StateBox
        kind="empty"
        icon={Search}
        title="No Users Found"
        action={<Button onClick={onClearSearch}>Clear Search</Button>}
      >
        No users found matching "{search}". Try adjusting your search terms.
      </StateBox>
    ) : (
      <StateBox
        kind="empty"
        icon={Users}
        title="No Users Found"
        action={
          <Button icon={Upload} onClick={onImport}>
            Import users
          </Button>
        }
      >
        Contact your administrator to sync users from external systems.
      </StateBox>
    );
  }
  // The list has become shorter than this page.
  const lastPage = Math.ceil(data.total / limit);
  if (page > lastPage && !isPlaceholderData) {
    return <Navigate to={{ search: `${withPage(parameters, lastPage)}` }} replace />;
  }
  return (
    <>
      {status === 'SYNCED_ONLY' && (
        <SyncedSelection
          users={data.users.items}
          search={search}
          total={data.total}
          selection={selection}
          onSelect={select}
        />
      )}
      <Outdated isOld={isPlaceholderData}>
        <UserList
          users={data.users.items}
          {...(status === 'SYNCED_ONLY' && { selection, onSelect: select })}
        />
      </Outdated>
      <UnreadableNote count={data.users.unreadable} word="user" />
      <Pager page={Math.min(page, lastPage)} limit={limit} total={data.total} />
    </>
  );
}

/** The default page size. */
const rows = [...'abcdefghij'];

function UserListSkeleton() {
  return (
    <Loading label="Loading users...">
      <div className="@container">
        <div className="border-line-2 border-t @min-[640px]:rounded-control @min-[640px]:border @min-[640px]:bg-surface">
          <div className="h-8 border-line-2 border-b @max-[640px]:hidden" />
          {rows.map((row) => (
            <div
              key={row}
              className="flex h-13 items-center gap-3 border-line px-4 not-last:border-b @max-[640px]:h-21 @max-[640px]:px-0"
            >
              <Skeleton className="size-8 rounded-full" />
              <div className="grid flex-1 gap-2">
                <Skeleton className="h-3 w-32" />
                <Skeleton className="h-2.5 w-48" />
              </div>
              <Skeleton className="h-5 w-16 @max-[640px]:hidden" />
              <Skeleton className="mx-12 h-3 w-16 @max-[640px]:hidden" />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}

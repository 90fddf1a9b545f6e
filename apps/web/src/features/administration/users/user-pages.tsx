import { Search, Upload, Users } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { LoadFailed } from '@/components/ui/load-failed.tsx';
import { Outdated } from '@/components/ui/outdated.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { UnreadableNote } from '@/components/ui/unreadable-note.tsx';
import { useUsers } from './get-users.ts';
import { readListAddress, withPage } from './list-address.ts';
import { Pager } from './pager.tsx';
import { type Selection, SyncedSelection } from './synced-selection.tsx';
import { UserList } from './user-list.tsx';
import { UserListSkeleton } from './user-list-skeleton.tsx';

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

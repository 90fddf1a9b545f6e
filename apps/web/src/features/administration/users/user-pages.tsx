import { RotateCw, Search, Upload, Users } from 'lucide-react';
import { Navigate, useSearchParams } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { UnreadableNote } from '@/components/ui/unreadable-note.tsx';
import { useUsers } from './get-users.ts';
import { readListAddress, withPage } from './list-address.ts';
import { Pager } from './pager.tsx';
import { UserList } from './user-list.tsx';
import { UserListSkeleton } from './user-list-skeleton.tsx';

type UserPagesProps = { search: string; onClearSearch: () => void; onImport: () => void };

export function UserPages({ search, onClearSearch, onImport }: UserPagesProps) {
  const [parameters] = useSearchParams();
  const { page, limit } = readListAddress(parameters);
  const { data, error, isFetching, isPlaceholderData, refetch } = useUsers({ search, page, limit });

  if (!data && error) {
    return (
      <StateBox
        kind="error"
        title="Failed to load users. Please try again."
        error={error}
        action={
          <Button icon={RotateCw} busy={isFetching} onClick={() => refetch()}>
            Retry
          </Button>
        }
      >
        {search && 'Your search is kept.'}
      </StateBox>
    );
  }
  if (!data) return <UserListSkeleton />;
  if (data.total === 0) {
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
      <UserList users={data.users.items} isOutdated={isPlaceholderData} />
      <UnreadableNote count={data.users.unreadable} word="user" />
      <Pager page={Math.min(page, lastPage)} limit={limit} total={data.total} />
    </>
  );
}

import type { OrganizationUser } from '@rapport/contract';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { cn } from '@/lib/cn.ts';
import { personName, userName } from '@/lib/user-words.ts';
import type { Selection } from './synced-selection.tsx';
import { UserActions } from './user-actions.tsx';
import { RoleBadge, UserIdentity, UserNote, UserStatusLabel } from './user-facts.tsx';

type UserListProps = {
  users: readonly OrganizationUser[];
  selection?: Selection;
  onSelect?: (selection: Selection) => void;
};

const headClass = 'px-3 py-2 text-left text-12 font-medium text-ink-3';

/**
 * On narrow screens, each row has two lines. Only the style differs, so that an open menu survives a change of the
 * window size.
 */
export function UserList({ users, selection, onSelect }: UserListProps) {
  return (
    <div className="@container">
      <div className="border-line-2 border-t @min-[640px]:rounded-control @min-[640px]:border @min-[640px]:bg-surface">
        <table
          aria-label="Users"
          className="block border-collapse @min-[640px]:table @min-[640px]:w-full @min-[640px]:table-fixed"
        >
          <thead className="@max-[640px]:sr-only">
            <tr className="border-line-2 border-b">
              <th scope="col" className={cn(headClass, 'pl-4')}>
                Name
              </th>
              <th scope="col" className={cn(headClass, 'w-[13%]')}>
                Role
              </th>
              <th scope="col" className={cn(headClass, 'w-[13%]')}>
                Status
              </th>
              <th scope="col" className={cn(headClass, 'w-[18%]')}>
                Invitation
              </th>
              <th scope="col" className={cn(headClass, 'w-40')}>
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody className="block @min-[640px]:table-row-group">
            {users.map((user) => (
              <UserRow
                key={user.id}
                user={user}
                check={
                  selection &&
                  onSelect && (
                    <RowCheck user={user} users={users} selection={selection} onSelect={onSelect} />
                  )
                }
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** The cells after the actions form the second line. */
const twoLinesClass =
  'flex flex-wrap items-center gap-x-2.5 gap-y-[3px] border-b py-3 pl-11 after:order-2 after:basis-full after:content-[""] @max-[640px]:*:empty:hidden';
const oneLineClass =
  '@min-[640px]:table-row @min-[640px]:last:border-b-0 @min-[640px]:after:content-none @min-[640px]:*:table-cell @min-[640px]:*:h-13 @min-[640px]:*:px-3 @min-[640px]:last:*:first:rounded-bl-control @min-[640px]:last:*:last:rounded-br-control';

function UserRow({ user, check }: { user: OrganizationUser; check: ReactNode }) {
  return (
    <tr
      className={cn(
        'relative border-line hover:bg-hover',
        twoLinesClass,
        check && 'pl-20',
        oneLineClass,
      )}
    >
      <td className={cn('-ml-11 min-w-0 flex-1 @min-[640px]:pl-4!', check && '-ml-20')}>
        <div className="flex items-center gap-3 @max-[640px]:items-start">
          {check}
          <Avatar name={personName(user)} email={user.email} />
          <UserIdentity user={user} />
        </div>
      </td>
      <td className="order-3">
        <RoleBadge user={user} />
      </td>
      <td className="order-3">
        <UserStatusLabel user={user} />
      </td>
      <td className="order-3">
        <UserNote user={user} />
      </td>
      <td className="order-1 self-start @min-[640px]:pr-2!">
        <div className="flex items-center justify-end gap-1">
          <UserActions user={user} />
        </div>
      </td>
    </tr>
  );
}

type RowCheckProps = Required<Pick<UserListProps, 'users' | 'selection' | 'onSelect'>> & {
  user: OrganizationUser;
};

/** Lies above the link that covers the row. */
function RowCheck({ user, users, selection, onSelect }: RowCheckProps) {
  const isSelected = selection === 'all' || selection.has(user.email);
  const toggle = () => {
    // Of everybody, only the people of this page are known one by one.
    const before = selection === 'all' ? users.map(({ email }) => email) : [...selection];
    onSelect(
      new Set(isSelected ? before.filter((one) => one !== user.email) : [...before, user.email]),
    );
  };
  return (
    <Checkbox
      className="relative z-10"
      label={<span className="sr-only">Select {userName(user)}</span>}
      checked={isSelected}
      disabled={!user.can.invite}
      onChange={toggle}
    />
  );
}

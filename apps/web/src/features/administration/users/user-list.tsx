import type { OrganizationUser } from '@rapport/contract';
import { Avatar } from '@/components/ui/avatar.tsx';
import { cn } from '@/lib/cn.ts';
import { useWidth } from '@/lib/use-width.ts';
import { UserActions } from './user-actions.tsx';
import { InvitationDate, RoleBadge, UserIdentity, UserStatusLabel } from './user-facts.tsx';

/** Narrower than this, the columns of a table would crowd each other. */
const tableWidthMinPx = 640;

type UserListProps = { users: readonly OrganizationUser[]; isOutdated: boolean };

/** People as a table, or as a list where there is no room for one. A row opens the profile. */
export function UserList({ users, isOutdated }: UserListProps) {
  const { ref, width } = useWidth();
  const isNarrow = width !== null && width < tableWidthMinPx;
  const Shape = isNarrow ? NarrowList : Table;
  return (
    <div ref={ref} aria-busy={isOutdated} className={cn(isOutdated && 'opacity-60')}>
      <Shape users={users} />
    </div>
  );
}

type ShapeProps = Pick<UserListProps, 'users'>;

const headClass = 'px-3 py-2 text-left text-12 font-medium text-ink-3';

function Table({ users }: ShapeProps) {
  return (
    <div className="rounded-control border border-line-2 bg-surface">
      <table aria-label="Users" className="w-full table-fixed border-collapse">
        <thead>
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
        <tbody>
          {users.map((user) => (
            <tr
              key={user.id}
              className="relative border-line not-last:border-b last:*:first:rounded-bl-control last:*:last:rounded-br-control hover:bg-hover *:h-13 *:px-3"
            >
              <td className="pl-4!">
                <div className="flex items-center gap-3">
                  <UserAvatar user={user} />
                  <UserIdentity user={user} />
                </div>
              </td>
              <td>
                <RoleBadge user={user} />
              </td>
              <td>
                <UserStatusLabel user={user} />
              </td>
              <td>
                <InvitationDate user={user} />
              </td>
              <td className="pr-2!">
                <div className="flex items-center justify-end gap-1">
                  <UserActions user={user} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function NarrowList({ users }: ShapeProps) {
  return (
    <ul aria-label="Users" className="border-line-2 border-t">
      {users.map((user) => (
        <li
          key={user.id}
          className="relative grid grid-cols-[32px_minmax(0,1fr)_auto] gap-x-3 border-line border-b py-3 hover:bg-hover"
        >
          <UserAvatar user={user} />
          <div className="min-w-0">
            <UserIdentity user={user} wraps />
            <div className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <RoleBadge user={user} />
              <UserStatusLabel user={user} />
              <InvitationDate user={user} />
            </div>
          </div>
          <div className="flex items-start gap-1">
            <UserActions user={user} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function UserAvatar({ user: { firstName, lastName, email } }: { user: OrganizationUser }) {
  return <Avatar name={`${firstName} ${lastName}`} email={email} />;
}

import type { OrganizationUser, UserStatus } from '@rapport/contract';
import { Link, useLocation } from 'react-router';
import { AddressText } from '@/components/ui/address-text.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { type StatusKind, StatusLabel } from '@/components/ui/status-label.tsx';
import { dayOfMoment } from '@/lib/format-day.ts';
import { capitalised } from '@/lib/number-words.ts';
import { profileState } from '@/lib/profile-origin.ts';
import { roleWords, userName } from '@/lib/user-words.ts';

type UserProps = { user: OrganizationUser };

/** The link of the name covers the whole row. */
export function UserIdentity({ user }: UserProps) {
  const location = useLocation();
  const name = userName(user);
  return (
    <div className="min-w-0">
      <Link
        to={`/users/${user.id}`}
        state={profileState(location)}
        title={name}
        // Screen readers may pause where an address can break.
        aria-label={name}
        className="block font-medium wrap-anywhere after:absolute after:inset-0 @min-[640px]:truncate"
      >
        {name === user.email ? <AddressText address={name} /> : name}
      </Link>
      {name !== user.email && (
        <p className="text-12 text-ink-2 wrap-anywhere @min-[640px]:truncate" title={user.email}>
          <AddressText address={user.email} />
        </p>
      )}
    </div>
  );
}

export function RoleBadge({ user: { organizationRole } }: UserProps) {
  return (
    organizationRole && (
      <Badge variant="role" className="align-middle">
        {roleWords[organizationRole]}
      </Badge>
    )
  );
}

const statusKinds: Record<UserStatus, StatusKind> = {
  ACTIVE: 'active',
  INVITED: 'invited',
  SYNCED_ONLY: 'synced',
};

export function UserStatusLabel({ user: { status } }: UserProps) {
  return <StatusLabel status={statusKinds[status]} className="align-middle" />;
}

/** 'Invited 14 Nov 2026', while the invitation is open; whether the company's directory keeps the profile. */
export function UserNote({ user: { status, invitedAt, isManaged } }: UserProps) {
  const notes = [
    ...(status === 'INVITED' && invitedAt ? [`Invited ${dayOfMoment(invitedAt)}`] : []),
    ...(isManaged ? ['from the directory'] : []),
  ];
  if (notes.length === 0) return null;
  return (
    <span className="whitespace-nowrap align-middle text-12 text-ink-2">
      {capitalised(notes.join(', '))}
    </span>
  );
}

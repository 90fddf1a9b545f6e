import type { OrganizationUser } from '@rapport/contract';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { SelectField } from '@/components/ui/control-fields.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { roleWords, userName } from '@/lib/user-words.ts';
import { type ChangeableRole, useUpdateRole } from './update-role.ts';

const changeableRoles: { value: ChangeableRole; label: string }[] = [
  { value: 'member', label: roleWords.member },
  { value: 'admin', label: roleWords.admin },
];

const meanings = {
  member: 'Members have standard access.',
  admin: 'Admins manage organization settings and users.',
} as const satisfies Record<ChangeableRole, string>;

type RoleSelectorProps = { user: OrganizationUser; isOwn: boolean };

/** Shown to people who may change roles. The roles of some people cannot be changed. */
export function RoleSelector({ user, isOwn }: RoleSelectorProps) {
  const { organizationRole: current, organizationMemberId: memberId } = user;
  if (!user.can.changeRole || !memberId || !current || current === 'owner') {
    return <FixedRole user={user} />;
  }
  // The key resets the form when the role changes elsewhere.
  return (
    <ChangeRole
      key={current}
      memberId={memberId}
      current={current}
      name={userName(user)}
      isOwn={isOwn}
    />
  );
}

type ChangeRoleProps = { memberId: string; current: ChangeableRole; name: string; isOwn: boolean };

function ChangeRole({ memberId, current, name, isOwn }: ChangeRoleProps) {
  const [role, setRole] = useState(current);
  const update = useUpdateRole();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        update.mutate({ memberId, role, name, isOwn });
      }}
    >
      <Field label="Organization Role" hint={`Currently ${roleWords[current]}. ${meanings[role]}`}>
        {(control) => (
          <div className="flex gap-2">
            <Select
              {...control}
              className="max-w-50"
              value={role}
              options={changeableRoles}
              disabled={update.isPending}
              onValueChange={(value) => setRole(value === 'admin' ? 'admin' : 'member')}
            />
            <Button
              type="submit"
              disabled={role === current}
              busy={update.isPending}
              busyLabel="Updating..."
            >
              Update Role
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

function FixedRole({ user }: { user: OrganizationUser }) {
  const role = user.organizationRole;
  return (
    <SelectField
      label="Organization Role"
      hint={whyFixed(user)}
      className="max-w-50"
      disabled
      value={role ?? ''}
      options={[{ value: role ?? '', label: role ? roleWords[role] : 'None yet' }]}
      onValueChange={() => {}}
    />
  );
}

function whyFixed({ organizationRole, organizationMemberId }: OrganizationUser): string {
  if (organizationMemberId) {
    return organizationRole === 'owner'
      ? "The owner's role cannot be changed."
      : 'You cannot change this role.';
  }
  return organizationRole
    ? 'The role in the invitation. Resend it to choose another one.'
    : 'The role is chosen with the invitation.';
}

import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import type { InviteRole } from './use-invite-user.ts';

const roles: { value: InviteRole; label: string }[] = [
  { value: 'member', label: 'Member' },
  { value: 'admin', label: 'Admin' },
];

type RoleFieldProps = { role: InviteRole; hint: string; onRole: (role: InviteRole) => void };

/** The role that invited people get. */
export function RoleField({ role, hint, onRole }: RoleFieldProps) {
  return (
    <Field label="Role" hint={hint}>
      {(control) => (
        <Select
          {...control}
          value={role}
          options={roles}
          onValueChange={(value) => onRole(value === 'admin' ? 'admin' : 'member')}
        />
      )}
    </Field>
  );
}

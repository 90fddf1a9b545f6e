import { SelectField } from '@/components/ui/control-fields.tsx';
import type { InviteRole } from './use-invite-user.ts';

const roles: { value: InviteRole; label: string }[] = [
  { value: 'member', label: 'Member' },
  { value: 'admin', label: 'Admin' },
];

type RoleFieldProps = { role: InviteRole; hint: string; onRole: (role: InviteRole) => void };

/** The role that invited people get. */
export function RoleField({ role, hint, onRole }: RoleFieldProps) {
  return (
    <SelectField
      label="Role"
      hint={hint}
      value={role}
      options={roles}
      onValueChange={(value) => onRole(value === 'admin' ? 'admin' : 'member')}
    />
  );
}

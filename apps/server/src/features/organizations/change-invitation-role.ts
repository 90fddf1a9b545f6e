import type { OrganizationRole } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';
import { setInvitationRole } from './invitation-repository.ts';

export function changeInvitationRole(
  db: Queryable,
  organizationId: string,
  email: string,
  role: Exclude<OrganizationRole, 'owner'>,
): Promise<void> {
  return setInvitationRole(db, organizationId, email.toLowerCase(), role);
}

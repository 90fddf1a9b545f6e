import type { OrganizationRole, UserAbilities, UserStatus } from '@rapport/contract';
import { forbidden } from '../../platform/errors.ts';
import { hasPermission } from '../../platform/require-permission.ts';
import type { Member } from '../../platform/session.ts';

type Subject = {
  status: UserStatus;
  memberRole: OrganizationRole | null;
  accountId: string | null;
};

export function userAbilities(member: Member, person: Subject): UserAbilities {
  const may = (
    resource: 'member' | 'invitation',
    action: 'create' | 'update' | 'delete' | 'cancel',
  ) => hasPermission(member.role, { [resource]: [action] });
  const isOwner = person.memberRole === 'owner';
  const isOther = person.accountId !== member.accountId;
  return {
    invite: may('invitation', 'create') && person.status !== 'ACTIVE',
    cancelInvitation: may('invitation', 'cancel') && person.status === 'INVITED',
    changeRole: may('member', 'update') && person.memberRole !== null && !isOwner,
    handOverOwnership: member.role === 'owner' && person.memberRole !== null && !isOwner,
    remove: may('member', 'delete') && person.memberRole !== null && !isOwner && isOther,
    erase: may('member', 'delete') && !isOwner && isOther,
    resetPassword: person.accountId !== null && (may('member', 'update') || !isOther),
  };
}

/**
 * @throws AppError 403 unless it is the member's own profile or they may update the organization.
 */
export function requireProfileAccess(member: Member, person: Pick<Subject, 'accountId'>): void {
  const isSelf = person.accountId === member.accountId;
  if (!isSelf && !hasPermission(member.role, { organization: ['update'] })) throw forbidden();
}

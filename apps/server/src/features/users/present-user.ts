import { type OrganizationUser, syncSourceSchema, type UserStatus } from '@rapport/contract';
import { hasPermission } from '../../platform/require-permission.ts';
import type { Member } from '../../platform/session.ts';
import { userAbilities } from './policy.ts';
import type { OrganizationUserRow } from './user-repository.ts';

function statusOf(row: OrganizationUserRow): UserStatus {
  if (row.memberId) return 'ACTIVE';
  return row.invitationId ? 'INVITED' : 'SYNCED_ONLY';
}

export function presentUser(row: OrganizationUserRow, member: Member): OrganizationUser {
  const status = statusOf(row);
  const mayInvite = hasPermission(member.role, { invitation: ['create'] });
  return {
    id: row.id,
    accountId: row.existingAccountId,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    username: row.username,
    status,
    organizationRole: row.memberRole ?? row.invitationRole ?? null,
    organizationMemberId: row.memberId,
    invitationId: mayInvite ? row.invitationId : null,
    rapportUser: row.existingAccountId !== null,
    invitedAt: row.invitedAt?.toISOString() ?? null,
    activatedAt: row.activatedAt?.toISOString() ?? null,
    lastSyncedAt: row.lastSyncedAt?.toISOString() ?? null,
    syncSource: syncSourceSchema.parse(row.syncSource),
    isManaged: row.isManaged === true,
    externalId: row.externalId,
    externalData: {
      title: row.title,
      jobTitle: row.title,
      department: row.department,
      teams: row.teams,
    },
    can: userAbilities(member, {
      status,
      memberRole: row.memberRole,
      accountId: row.existingAccountId,
    }),
  };
}

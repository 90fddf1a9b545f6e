import { organizationRoleSchema } from '@rapport/contract';
import { APIError } from 'better-auth/api';
import type { Database } from '../../database/types.ts';
import { isDeactivated } from '../../ground/directory/managed-people-repository.ts';
import { notifyAccepted } from '../../ground/notification/new-notification-repository.ts';
import { endKeysWithoutRole } from '../api-keys/change-keys.ts';
import { dropMailsOfMember, dropMailsOfOrganization, dropMailsTo } from '../mail/drop-mails.ts';
import { requireMayJoinAnother } from '../single-sign-on/require-password-allowed.ts';
import { activateDirectoryUser, recordInvitation } from '../users/update-directory.ts';
import { findSolelyOwned } from './membership-repository.ts';

const refuse = (message: string) => new APIError('FORBIDDEN', { code: 'OWNER_IS_FIXED', message });

export function memberRules(db: Database, tellAccessChange: (accountId: string) => Promise<void>) {
  return {
    beforeCreateInvitation: async ({
      invitation: { email, organizationId },
    }: {
      invitation: { email: string; organizationId: string };
    }) => refuseDeactivated(db, organizationId, email),
    beforeAcceptInvitation: async ({
      user,
      invitation: { email, organizationId },
    }: {
      user: { id: string };
      invitation: { email: string; organizationId: string };
    }) => {
      await refuseDeactivated(db, organizationId, email);
      await requireMayJoinAnother(db, user.id);
    },
    afterCreateInvitation: async ({
      invitation,
    }: {
      invitation: { email: string; organizationId: string };
    }) => recordInvitation(db, invitation.organizationId, invitation.email),
    // An organization has exactly one owner; `hand-over-ownership.ts` swaps both roles.
    beforeUpdateMemberRole: async ({
      member,
      newRole,
    }: {
      member: { role: string };
      newRole: string;
    }) => {
      if (member.role === 'owner' || newRole.includes('owner'))
        throw refuse("The owner's role cannot be changed.");
    },
    afterUpdateMemberRole: ({
      member,
    }: {
      member: { id: string; organizationId: string; role: string };
    }) => endKeysWithoutRole(db, { ...member, role: organizationRoleSchema.parse(member.role) }),
    beforeRemoveMember: async ({ member }: { member: { role: string } }) => {
      if (member.role === 'owner') throw refuse('The owner cannot be removed.');
    },
    afterRemoveMember: async ({
      member: { organizationId, userId },
    }: {
      member: { organizationId: string; userId: string };
    }) => {
      await dropMailsOfMember(db, organizationId, userId);
      await tellAccessChange(userId);
    },
    afterCancelInvitation: ({
      invitation: { organizationId, email },
    }: {
      invitation: { organizationId: string; email: string };
    }) => dropMailsTo(db, organizationId, email),
    afterDeleteOrganization: ({ organization }: { organization: { id: string } }) =>
      dropMailsOfOrganization(db, organization.id),
    beforeCreateOrganization: ({ user }: { user: { id: string } }) =>
      requireMayJoinAnother(db, user.id),
    afterAcceptInvitation: async ({
      user,
      member: { organizationId },
      invitation: { inviterId },
    }: {
      user: { id: string; email: string; name: string };
      member: { organizationId: string };
      invitation: { inviterId: string };
    }) => {
      await activateDirectoryUser(db, organizationId, user);
      await notifyAccepted(db, organizationId, { inviterId, accountId: user.id });
    },
    afterCreateOrganization: async ({
      user,
      organization,
    }: {
      user: { id: string; email: string; name: string };
      organization: { id: string };
    }) => activateDirectoryUser(db, organization.id, user),
  };
}

/** A person whom the company's directory has deactivated is neither invited nor admitted. */
async function refuseDeactivated(db: Database, organizationId: string, email: string) {
  if (await isDeactivated(db, organizationId, email))
    throw new APIError('FORBIDDEN', {
      code: 'DEACTIVATED_BY_DIRECTORY',
      message:
        "The company's directory has deactivated this person. Activate the person there first.",
    });
}

/** @throws APIError 400 SOLE_OWNER, because the organization would have no owner */
export async function refuseSoleOwner(db: Database, accountId: string) {
  const owned = await findSolelyOwned(db, accountId);
  if (!owned) return;
  throw new APIError('BAD_REQUEST', {
    code: 'SOLE_OWNER',
    message: `You are the only owner of ${owned.name}. Hand over ownership first, then delete your account.`,
  });
}

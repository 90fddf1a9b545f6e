import { APIError } from 'better-auth/api';
import type { Database } from '../../database/types.ts';
import { activateDirectoryUser, noteInvitation } from '../users/update-directory.ts';
import { findSolelyOwned } from './membership-repository.ts';

const refuse = (message: string) => new APIError('FORBIDDEN', { code: 'OWNER_IS_FIXED', message });

export function memberRules(db: Database, tellAccessChange: (accountId: string) => Promise<void>) {
  return {
    afterCreateInvitation: async ({
      invitation,
    }: {
      invitation: { email: string; organizationId: string };
    }) => noteInvitation(db, invitation.organizationId, invitation.email),
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
    beforeRemoveMember: async ({ member }: { member: { role: string } }) => {
      if (member.role === 'owner') throw refuse('The owner cannot be removed.');
    },
    afterRemoveMember: ({ member }: { member: { userId: string } }) =>
      tellAccessChange(member.userId),
    afterAcceptInvitation: async ({
      user,
      member,
    }: {
      user: { id: string; email: string; name: string };
      member: { organizationId: string };
    }) => activateDirectoryUser(db, member.organizationId, user),
    afterCreateOrganization: async ({
      user,
      organization,
    }: {
      user: { id: string; email: string; name: string };
      organization: { id: string };
    }) => activateDirectoryUser(db, organization.id, user),
  };
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

import { APIError } from 'better-auth/api';
import type { Database } from '../../database/types.ts';
import { activateDirectoryUser } from '../users/activate-directory-user.ts';
import { noteInvitation } from '../users/note-invitation.ts';

const refuse = (status: 'FORBIDDEN' | 'BAD_REQUEST', code: string, message: string) =>
  new APIError(status, { code, message });

/** What the product allows less of than the library, and what has to happen beside it. */
export function memberRules(db: Database, tellAccessChange: (accountId: string) => Promise<void>) {
  return {
    beforeCreateInvitation: async ({ invitation }: { invitation: { role: string } }) => {
      if (invitation.role !== 'member' && invitation.role !== 'admin')
        throw refuse('BAD_REQUEST', 'INVALID_ROLE', 'People are invited as Member or Admin.');
    },
    afterCreateInvitation: async ({
      invitation,
    }: {
      invitation: { email: string; organizationId: string };
    }) => noteInvitation(db, invitation.organizationId, invitation.email),
    // Ownership is handed over as a whole, elsewhere: there is one owner at any time.
    beforeUpdateMemberRole: async ({
      member,
      newRole,
    }: {
      member: { role: string };
      newRole: string;
    }) => {
      if (member.role === 'owner' || newRole.includes('owner'))
        throw refuse('FORBIDDEN', 'OWNER_IS_FIXED', "The owner's role cannot be changed.");
    },
    beforeRemoveMember: async ({ member }: { member: { role: string } }) => {
      if (member.role === 'owner')
        throw refuse('FORBIDDEN', 'OWNER_IS_FIXED', 'The owner cannot be removed.');
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

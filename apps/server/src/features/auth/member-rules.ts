import { APIError } from 'better-auth/api';
import type { Database } from '../../database/types.ts';
import { activateDirectoryUser } from '../users/activate-directory-user.ts';
import { noteInvitation } from '../users/note-invitation.ts';

const refuse = (message: string) => new APIError('FORBIDDEN', { code: 'OWNER_IS_FIXED', message });

/** What the product allows less of than the library, and what has to happen beside it. */
export function memberRules(db: Database, tellAccessChange: (accountId: string) => Promise<void>) {
  return {
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

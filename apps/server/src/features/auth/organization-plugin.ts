import { invitationDays } from '@rapport/contract';
import { organization } from 'better-auth/plugins';
import { invitationMail } from '../mail/templates/invitation-mail.ts';
import { organizationAccess, organizationRoles } from './access-control.ts';
import type { AuthOptions } from './auth.ts';
import { memberRules } from './member-rules.ts';

const invitationSeconds = invitationDays * 24 * 60 * 60;

export const organizationPlugin = ({
  db,
  publicUrl,
  sendMail,
  tellAccessChange,
}: Pick<AuthOptions, 'db' | 'publicUrl' | 'sendMail'> & {
  tellAccessChange: (accountId: string) => Promise<void>;
}) =>
  organization({
    ac: organizationAccess,
    roles: organizationRoles,
    teams: { enabled: true, defaultTeam: { enabled: false } },
    creatorRole: 'owner',
    membershipLimit: 100_000,
    invitationLimit: 100_000,
    invitationExpiresIn: invitationSeconds,
    organizationHooks: memberRules(db, tellAccessChange),
    sendInvitationEmail: async ({ id, email, organization: invitedTo, inviter }) =>
      sendMail(
        await invitationMail({
          to: email,
          organization: invitedTo.name,
          inviter: inviter.user.name,
          link: `${publicUrl}/accept-invite/${id}`,
        }),
        invitedTo.id,
      ),
  });

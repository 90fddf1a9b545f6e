import { invitationDays } from '@rapport/contract';
import { CopyField } from '@/components/ui/copy-field.tsx';
import { invitationLink } from './invitation-link.ts';
import type { MadeInvitation } from './use-invite-user.ts';

/** Without a mail server, the link of an invitation is handed over by a person. */
export function UnsentInvitation({ invitation }: { invitation: MadeInvitation }) {
  return (
    <>
      <p role="status" className="pt-1 text-pretty text-ink-2">
        No mail server is set up: the invitation was not sent. Give this link to{' '}
        <strong className="font-strong text-ink wrap-anywhere">{invitation.email}</strong> yourself.
        It is valid for {invitationDays} days. You also find it under Users & Roles, in the person's
        menu.
      </p>
      <CopyField noun="invitation link" value={invitationLink(invitation.id)} />
    </>
  );
}

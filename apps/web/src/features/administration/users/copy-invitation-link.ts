import { invitationLink } from '@/components/invite-user/invitation-link.ts';
import { notify } from '@/components/ui/notify.ts';

const notice = 'copy-invitation-link';

/** Shows the link if the clipboard is not available. */
export async function copyInvitationLink(invitationId: string): Promise<void> {
  notify.withdraw(notice);
  const link = invitationLink(invitationId);
  try {
    await navigator.clipboard.writeText(link);
    notify.success('Invitation link copied.');
  } catch {
    notify.error(`The link could not be copied. It is ${link}`, notice);
  }
}

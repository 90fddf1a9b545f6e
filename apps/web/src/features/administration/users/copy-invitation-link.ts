import { notify } from '@/components/ui/notify.ts';

const notice = 'copy-invitation-link';

/** Shows the link if the clipboard is not available. */
export async function copyInvitationLink(invitationId: string): Promise<void> {
  notify.withdraw(notice);
  const link = `${window.location.origin}/accept-invite/${encodeURIComponent(invitationId)}`;
  try {
    await navigator.clipboard.writeText(link);
    notify.success('Invitation link copied.');
  } catch {
    notify.error(`The link could not be copied. It is ${link}`, notice);
  }
}

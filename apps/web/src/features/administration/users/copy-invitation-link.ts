import { notify } from '@/components/ui/notify.ts';

const notice = 'copy-invitation-link';

/** Puts the link of an invitation on the clipboard, or shows it where there is none to be had. */
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

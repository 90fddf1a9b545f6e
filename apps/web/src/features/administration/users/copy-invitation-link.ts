import { notify } from '@/components/ui/notify.ts';

/** Puts the link of an invitation on the clipboard, or shows it where there is none to be had. */
export async function copyInvitationLink(invitationId: string): Promise<void> {
  const link = `${window.location.origin}/accept-invite/${encodeURIComponent(invitationId)}`;
  try {
    await navigator.clipboard.writeText(link);
    notify.success('Invitation link copied.');
  } catch {
    notify.error(`The link could not be copied. It is ${link}`);
  }
}

import { invitationLink } from '@/components/invite-user/invitation-link.ts';
import { copyLink } from '@/components/ui/copy-text.ts';

export const copyInvitationLink = (invitationId: string) =>
  copyLink(invitationLink(invitationId), 'Invitation link copied.', 'copy-invitation-link');

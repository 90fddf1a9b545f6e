import type { OrganizationUser } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { changeAccount } from '@/lib/change-account.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { userKeys } from '@/lib/user-keys.ts';

export type InvitedPerson = Pick<OrganizationUser, 'email' | 'status' | 'organizationRole'>;
export type InviteRole = 'member' | 'admin';

type Invitation = { email: string; role: InviteRole; isResent: boolean };

async function inviteUser({ email, role, isResent }: Invitation): Promise<void> {
  const body = { email, role, ...(isResent && { resend: true }) };
  const invitation = await changeAccount('organization/invite-member', body);
  if (!invitation) throw new Error('Failed to send invitation');
}

export function invitationRefusal(error: Error, isResent: boolean): string {
  return refusalSentence(error, {
    403: "You don't have permission to invite users to this organization.",
    400: 'Invalid invitation request. Please check the user details.',
    409: 'User is already invited or is a member of this organization.',
    else: isResent
      ? 'Failed to resend invitation. Please try again.'
      : 'Failed to invite user. Please try again.',
  });
}

export function useInviteUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: inviteUser,
    onSuccess: (_, { email, isResent }) =>
      notify.success(`Invitation ${isResent ? 'resent' : 'sent'} successfully to ${email}`),
    // A refused invitation also means that the list is outdated.
    onSettled: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
  });
}

import type { OrganizationUser } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { notify } from '@/components/ui/notify.ts';
import { changeAccount } from '@/lib/change-account.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { readSendsMail } from '@/lib/sign-in-ways.ts';
import { userKeys } from '@/lib/user-keys.ts';

export type InvitedPerson = Pick<OrganizationUser, 'email' | 'status' | 'organizationRole'>;
export type InviteRole = 'member' | 'admin';

type Invitation = { email: string; role: InviteRole; isResent: boolean };

/** An invitation that was made, and whether a mail with its link goes out. */
export type MadeInvitation = { id: string; email: string; isMailed: boolean };

const answerSchema = z.object({ id: z.string() });

async function inviteUser({ email, role, isResent }: Invitation): Promise<{ id: string }> {
  const body = { email, role, ...(isResent && { resend: true }) };
  const answer = answerSchema.safeParse(await changeAccount('organization/invite-member', body));
  if (!answer.success) throw new Error('Failed to send invitation');
  return answer.data;
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
    mutationFn: async (invitation: Invitation): Promise<MadeInvitation> => {
      const isMailed = await readSendsMail(queryClient);
      const { id } = await inviteUser(invitation);
      return { id, email: invitation.email, isMailed };
    },
    onSuccess: ({ email, isMailed }, { isResent }) => {
      if (isMailed)
        notify.success(`Invitation ${isResent ? 'resent' : 'sent'} successfully to ${email}`);
    },
    // A refused invitation also means that the list is outdated.
    onSettled: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
  });
}

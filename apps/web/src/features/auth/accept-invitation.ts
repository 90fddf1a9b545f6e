import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { notify } from '@/components/ui/notify.ts';
import { changeAccount } from '@/lib/change-account.ts';

const acceptedSchema = z.object({ invitation: z.object({ organizationId: z.string() }) });

/** Also makes the organization the active one. */
async function acceptInvitation(invitationId: string): Promise<void> {
  const answer = await changeAccount('organization/accept-invitation', { invitationId });
  try {
    const { organizationId } = acceptedSchema.parse(answer).invitation;
    await changeAccount('organization/set-active', { organizationId });
  } catch (error) {
    // Not fatal: the person is a member already.
    console.error('Opening the organization failed', error);
    notify.error('The organization could not be opened. Choose it in the menu with your name.');
  }
}

export function useAcceptInvitation({ isSetUp }: { isSetUp: boolean }) {
  return useMutation({
    mutationFn: acceptInvitation,
    onSuccess: () => {
      if (!isSetUp) notify.success('Invitation accepted successfully!');
    },
    onError: (error) => console.error('Accepting the invitation failed', error),
  });
}

import { useMutation } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { accountCall } from '@/lib/account-call.ts';
import { authClient } from '@/lib/auth-client.ts';

/** Also makes the organization the active one. */
async function acceptInvitation(invitationId: string): Promise<void> {
  const { organization } = authClient;
  const accepted = await accountCall(organization.acceptInvitation({ invitationId }));
  const organizationId = accepted?.invitation.organizationId ?? null;
  try {
    await accountCall(organization.setActive({ organizationId }));
  } catch (error) {
    // Not fatal: the person is a member already.
    console.error('Opening the organization failed', error);
    notify.error('The organization could not be opened. Choose it in the menu with your name.');
  }
}

export function useAcceptInvitation() {
  return useMutation({
    mutationFn: acceptInvitation,
    onSuccess: () => notify.success('Invitation accepted successfully!'),
    onError: (error) => console.error('Accepting the invitation failed', error),
  });
}

import { useMutation } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { authClient } from '@/lib/auth-client.ts';

/** Accepts the invitation as whoever is signed in, and makes its organization the active one. */
async function acceptInvitation(invitationId: string): Promise<void> {
  const { data, error } = await authClient.organization.acceptInvitation({ invitationId });
  if (error) {
    throw new Error(error.message || 'Failed to accept invitation. Please try again.');
  }
  const { organizationId } = data.invitation;
  const activation = await authClient.organization.setActive({ organizationId });
  if (activation.error) {
    // The person is a member by now: only which organization they see first is at stake.
    console.error('Opening the organization failed', activation.error);
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

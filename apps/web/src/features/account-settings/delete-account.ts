import { useMutation } from '@tanstack/react-query';
import { accountCall } from '@/lib/account-call.ts';
import { authClient } from '@/lib/auth-client.ts';
import { useAuth } from '@/lib/auth-context.tsx';
import { forgetUploadsOf } from '@/lib/kept-uploads.ts';
import { leaveTo } from '@/lib/leave-page.ts';
import { leaveSession } from '@/lib/session-expiry.ts';

/** Takes the password of the account. Opens the sign-in page afterwards. */
export function useDeleteAccount() {
  const { session } = useAuth();
  return useMutation({
    mutationFn: async (password: string) => {
      const accountId = session?.user.id;
      leaveSession(true);
      await accountCall(authClient.deleteUser({ password }));
      await forgetUploadsOf(accountId);
    },
    onSuccess: () => leaveTo('/login'),
    onError: () => leaveSession(false),
  });
}

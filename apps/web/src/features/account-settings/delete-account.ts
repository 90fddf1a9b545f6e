import { useMutation } from '@tanstack/react-query';
import { accountCall } from '@/lib/account-call.ts';
import { authClient } from '@/lib/auth-client.ts';
import { forgetKeptUploads } from '@/lib/kept-uploads.ts';
import { leaveTo } from '@/lib/leave-page.ts';
import { leaveSession } from '@/lib/session-expiry.ts';

/** Takes the password of the account. Goes to the sign-in page. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (password: string) => {
      leaveSession(true);
      return accountCall(authClient.deleteUser({ password }));
    },
    onSuccess: () => {
      forgetKeptUploads();
      leaveTo('/login');
    },
    onError: () => leaveSession(false),
  });
}

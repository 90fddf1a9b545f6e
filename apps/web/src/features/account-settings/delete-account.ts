import { useMutation } from '@tanstack/react-query';
import { useAuth } from '@/lib/auth-context.tsx';
import { changeAccount } from '@/lib/change-account.ts';
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
      await changeAccount('delete-user', { password });
      await forgetUploadsOf(accountId);
    },
    onSuccess: () => leaveTo('/login'),
    onError: () => leaveSession(false),
  });
}

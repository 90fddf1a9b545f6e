import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { useAuth } from '@/lib/auth-context.tsx';
import { changeAccount } from '@/lib/change-account.ts';
import { leaveTo } from '@/lib/leave-page.ts';
import { leaveSession } from '@/lib/session-expiry.ts';
import { forgetUploadsOf } from '@/lib/stored-uploads.ts';

const notice = 'sign-out';

/** Opens `next` afterwards. */
export function useSignOut(next = '/login') {
  const queryClient = useQueryClient();
  const { session } = useAuth();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: async (accountId: string | undefined) => {
      notify.withdraw(notice);
      leaveSession(true);
      await changeAccount('sign-out');
      await forgetUploadsOf(accountId);
    },
    onSuccess: () => {
      queryClient.clear();
      leaveTo(next);
    },
    onError: (error) => {
      leaveSession(false);
      console.error('Signing out failed', error);
      notify.error('Failed to sign out', notice);
    },
  });
  return { signOut: () => mutate(session?.user.id), isSigningOut: isPending || isSuccess };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { accountCall } from '@/lib/account-call.ts';
import { authClient } from '@/lib/auth-client.ts';
import { forgetKeptUploads } from '@/lib/kept-uploads.ts';
import { leaveTo } from '@/lib/leave-page.ts';
import { leaveSession } from '@/lib/session-expiry.ts';

const notice = 'sign-out';

export function useSignOut() {
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => {
      notify.withdraw(notice);
      leaveSession(true);
      return accountCall(authClient.signOut());
    },
    onSuccess: () => {
      forgetKeptUploads();
      queryClient.clear();
      leaveTo('/login');
    },
    onError: (error) => {
      leaveSession(false);
      console.error('Signing out failed', error);
      notify.error('Failed to sign out', notice);
    },
  });
  return { signOut: () => mutate(), isSigningOut: isPending || isSuccess };
}

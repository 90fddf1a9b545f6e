import { useMutation } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { accountCall } from '@/lib/account-call.ts';
import { authClient } from '@/lib/auth-client.ts';
import { useAuth } from '@/lib/auth-context.tsx';

/** What its toasts are about. */
export const resetPasswordNotice = 'reset-password';

type PasswordReset = { token: string; newPassword: string };

/** Sets a new password by the token of a mailed link. */
export function useResetPassword() {
  const { refetch } = useAuth();
  return useMutation({
    mutationFn: (reset: PasswordReset) => accountCall(authClient.resetPassword(reset)),
    onMutate: () => notify.withdraw(resetPasswordNotice),
    onSuccess: () => {
      notify.success('Password reset successfully!');
      // It ended every session of the account, perhaps this browser's own.
      void refetch();
    },
  });
}

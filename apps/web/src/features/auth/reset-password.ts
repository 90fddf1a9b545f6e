import { useMutation } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { accountCall } from '@/lib/account-call.ts';
import { authClient } from '@/lib/auth-client.ts';
import { useAuth } from '@/lib/auth-context.tsx';

export const resetPasswordNotice = 'reset-password';

type PasswordReset = { token: string; newPassword: string };

export function useResetPassword() {
  const { refetch } = useAuth();
  return useMutation({
    mutationFn: (reset: PasswordReset) => accountCall(authClient.resetPassword(reset)),
    onMutate: () => notify.withdraw(resetPasswordNotice),
    onSuccess: () => {
      notify.success('Password reset successfully!');
      // A reset ends every session of the account, possibly this browser's.
      void refetch();
    },
  });
}

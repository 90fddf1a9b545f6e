import { useMutation } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { changeAccount } from '@/lib/change-account.ts';

export const resetPasswordNotice = 'reset-password';

type PasswordReset = { token: string; newPassword: string };

export function useResetPassword() {
  return useMutation({
    // A reset ends every session of the account, possibly this browser's.
    mutationFn: (reset: PasswordReset) =>
      changeAccount('reset-password', reset, { needsSession: false }),
    onMutate: () => notify.withdraw(resetPasswordNotice),
    onSuccess: () => notify.success('Password reset successfully!'),
  });
}

import { useMutation } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { accountCall } from '@/lib/account-call.ts';
import { authClient } from '@/lib/auth-client.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';

const notice = 'send-password-reset';

export function useSendPasswordReset() {
  return useMutation({
    mutationFn: (email: string) =>
      accountCall(authClient.requestPasswordReset({ email, redirectTo: '/reset-password' })),
    onMutate: () => notify.withdraw(notice),
    onSuccess: (_, email) => notify.success(`Password reset email sent to ${email}`),
    onError: (error) =>
      notify.error(
        refusalSentence(error, { else: 'Failed to send password reset email. Please try again.' }),
        notice,
        error,
      ),
  });
}

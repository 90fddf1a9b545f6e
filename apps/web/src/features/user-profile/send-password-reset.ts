import { useMutation } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { requestPasswordReset } from '@/lib/request-password-reset.ts';

const notice = 'send-password-reset';

export function useSendPasswordReset() {
  return useMutation({
    mutationFn: requestPasswordReset,
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

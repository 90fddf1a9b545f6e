import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { notifyRefusal } from '@/components/ui/notify-refusal.ts';
import { requestPasswordReset } from '@/lib/request-password-reset.ts';
import { readSendsMail } from '@/lib/sign-in-ways.ts';

const notice = 'send-password-reset';

export function useSendPasswordReset() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (email: string): Promise<{ isMailed: boolean }> => {
      const isMailed = await readSendsMail(queryClient);
      await requestPasswordReset(email);
      return { isMailed };
    },
    onMutate: () => notify.withdraw(notice),
    onSuccess: ({ isMailed }, email) =>
      isMailed
        ? notify.success(`Password reset email sent to ${email}`)
        : notify.error(
            `No mail server is set up: the link for ${email} was written to the outbox folder on the server.`,
            notice,
          ),
    onError: (error) =>
      notifyRefusal(error, 'Failed to send password reset email. Please try again.', notice),
  });
}

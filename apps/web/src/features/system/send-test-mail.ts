import { endpoints } from '@rapport/contract';
import { useMutation } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { notifyRefusal } from '@/components/ui/notify-refusal.ts';
import { call } from '@/lib/call.ts';

const notice = 'test mail';

/** Sends it to the caller's own address. */
export function useSendTestMail() {
  return useMutation({
    mutationFn: () => call(endpoints.system.sendTestMail),
    onMutate: () => notify.withdraw(notice),
    onSuccess: ({ to, server }) =>
      notify.success(
        server
          ? `${server} accepted the test e-mail to ${to}`
          : 'No mail server is configured. The test e-mail was written to the outbox folder.',
      ),
    onError: (error) =>
      notifyRefusal(error, 'The test e-mail could not be sent. Please try again.', notice),
  });
}

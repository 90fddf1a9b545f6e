import { endpoints, type StoppedMail } from '@rapport/contract';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@/components/ui/button.tsx';
import { call } from '@/lib/call.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { AuthFrame } from './auth-frame.tsx';
import { BackToLogin } from './back-to-login.tsx';

const stoppedWords: Record<StoppedMail['stopped'], string> = {
  digest: 'You get no weekly digest any more.',
  mail: 'You get no notifications by mail any more.',
};

/** Needs no session. Programs open links on their own, so a person has to press once. */
export function UnsubscribePage({ token }: { token: string }) {
  const stop = useMutation({
    mutationFn: () => call(endpoints.unsubscribe.unsubscribe, { query: { token } }),
  });
  if (stop.isSuccess)
    return (
      <AuthFrame
        title="Mails Stopped"
        lead={
          <span role="status">
            {stoppedWords[stop.data.stopped]} You can turn them on again in your settings.
          </span>
        }
      >
        <BackToLogin />
      </AuthFrame>
    );
  return (
    <AuthFrame
      title="Stop These Mails"
      lead={
        stop.error ? (
          <span role="alert">
            {refusalSentence(stop.error, {
              400: 'This link is not complete. Please copy it from the mail again.',
              else: 'The mails could not be stopped. Please try again.',
            })}
          </span>
        ) : (
          'You will get no more mails of this kind. You remain a member.'
        )
      }
    >
      <Button variant="primary" size="large" busy={stop.isPending} onClick={() => stop.mutate()}>
        Stop these mails
      </Button>
    </AuthFrame>
  );
}

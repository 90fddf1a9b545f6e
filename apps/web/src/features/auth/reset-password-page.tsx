import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { ApiRequestError } from '@/lib/api-request-error.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { AuthFrame } from './auth-frame.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { useResetPassword } from './reset-password.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

const badTokenStatus = 400;

export function ResetPasswordPage({ token }: { token: string | undefined }) {
  const { mutate, reset, error, status } = useResetPassword();

  if (!token) {
    return (
      <ResetFailed sentence="Invalid or missing reset token">
        <RequestNewLink />
      </ResetFailed>
    );
  }
  if (status === 'error') {
    const isTokenSpent = error instanceof ApiRequestError && error.status === badTokenStatus;
    return (
      <ResetFailed
        sentence={refusalSentence(error, {
          400: 'Invalid or expired reset token. Please request a new password reset.',
          422: 'Password requirements not met. Please check the requirements and try again.',
          else: 'Failed to reset password. Please try again.',
        })}
      >
        {isTokenSpent ? (
          <RequestNewLink />
        ) : (
          <Button variant="primary" size="large" onClick={reset}>
            Try Again
          </Button>
        )}
      </ResetFailed>
    );
  }
  if (status === 'success') {
    return (
      <AuthFrame
        title="Password Reset Successful!"
        lead="You can now sign in with your new password. All your sessions were signed out."
      >
        <BackToLogin />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title="Reset Password" lead="Choose a new password for your account.">
      <ResetPasswordForm
        isBusy={status === 'pending'}
        onSubmit={(newPassword) => mutate({ token, newPassword })}
      />
      <BackToLogin className="mt-4" />
    </AuthFrame>
  );
}

type ResetFailedProps = { sentence: string; children: ReactNode };

function ResetFailed({ sentence, children }: ResetFailedProps) {
  return (
    <AuthFrame title="Reset Failed" lead={<span role="alert">{sentence}</span>}>
      <div className="grid justify-items-start gap-4">
        {children}
        <BackToLogin />
      </div>
    </AuthFrame>
  );
}

function RequestNewLink() {
  return (
    <ButtonLink to="/forgot-password" variant="primary" size="large">
      Request a New Link
    </ButtonLink>
  );
}

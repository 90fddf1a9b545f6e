import { useState } from 'react';
import { useSendsMail } from '@/lib/sign-in-ways.ts';
import { AuthFrame } from './auth-frame.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  const sendsMail = useSendsMail();
  if (sentTo) {
    return (
      <AuthFrame
        title={sendsMail ? 'Check Your Email' : 'Ask for Your Link'}
        lead={
          <span role="status">
            If an account belongs to <strong className="font-strong text-ink">{sentTo}</strong>, a
            link to set a new password{' '}
            {sendsMail
              ? 'is on its way.'
              : 'was written to a file on the server, because no mail server is set up. Ask whoever runs the server for it.'}{' '}
            It works once, within the next hour.
          </span>
        }
      >
        <BackToLogin />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Forgot Password"
      lead={
        sendsMail
          ? 'Enter your e-mail, and we send you a link to set a new password.'
          : 'Enter your e-mail. No mail server is set up, so the link to set a new password is written to a file on the server.'
      }
    >
      <ForgotPasswordForm sendsMail={sendsMail} onSent={setSentTo} />
      <BackToLogin className="mt-4" />
    </AuthFrame>
  );
}

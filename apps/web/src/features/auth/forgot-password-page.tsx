import { useState } from 'react';
import { AuthFrame } from './auth-frame.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo) {
    return (
      <AuthFrame
        title="Check Your Email"
        lead={
          <span role="status">
            If an account belongs to <strong className="font-strong text-ink">{sentTo}</strong>, a
            link to set a new password is on its way. It works once, within the next hour.
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
      lead="Enter your e-mail, and we send you a link to set a new password."
    >
      <ForgotPasswordForm onSent={setSentTo} />
      <BackToLogin className="mt-4" />
    </AuthFrame>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { authClient } from '@/lib/auth-client.ts';
import { EmailField } from './email-field.tsx';
import { type ForgotPasswordFields, forgotPasswordSchema } from './forgot-password-schema.ts';
import { FormError } from './form-error.tsx';
import { SubmitButton } from './submit-button.tsx';

type ForgotPasswordFormProps = { onSent: (email: string) => void };

/** Asks for a link to set a new password. The answer is the same whether an account exists or not. */
export function ForgotPasswordForm({ onSent }: ForgotPasswordFormProps) {
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { email: '' },
  });
  const isBusy = formState.isSubmitting;

  useEffect(() => {
    if (failure && !isBusy) setFocus('email');
  }, [failure, isBusy, setFocus]);

  const send = async ({ email }: ForgotPasswordFields) => {
    setFailure(undefined);
    try {
      const { error } = await authClient.requestPasswordReset({
        email,
        redirectTo: '/reset-password',
      });
      if (error) setFailure(error.message || 'Failed to send reset email. Please try again.');
      else onSent(email);
    } catch (error) {
      console.error('Asking for a reset link failed', error);
      setFailure('An unexpected error occurred. Please try again.');
    }
  };

  return (
    <form noValidate onSubmit={handleSubmit(send)}>
      <EmailField
        {...register('email')}
        autoFocus
        disabled={isBusy}
        error={formState.errors.email?.message}
      />
      <FormError className="mb-2">{failure}</FormError>
      <SubmitButton busy={isBusy} busyLabel="Sending...">
        Send Reset Link
      </SubmitButton>
    </form>
  );
}

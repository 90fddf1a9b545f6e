import { zodResolver } from '@hookform/resolvers/zod';
import { emailAddress } from '@rapport/contract';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { requestPasswordReset } from '@/lib/request-password-reset.ts';
import { EmailField } from './email-field.tsx';
import { FormError } from './form-error.tsx';
import { formFailure } from './form-failure.ts';
import { SubmitButton } from './submit-button.tsx';

const forgotPasswordSchema = z.object({
  email: z.pipe(z.string().check(z.trim()), emailAddress('Please enter a valid email address')),
});

type ForgotPasswordFormProps = { sendsMail: boolean; onSent: (email: string) => void };

/** The server's answer does not reveal whether an account exists. */
export function ForgotPasswordForm({ sendsMail, onSent }: ForgotPasswordFormProps) {
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { email: '' },
  });
  const isBusy = formState.isSubmitting;

  useEffect(() => {
    if (failure && !isBusy) setFocus('email');
  }, [failure, isBusy, setFocus]);

  const send = async ({ email }: z.infer<typeof forgotPasswordSchema>) => {
    setFailure(undefined);
    try {
      await requestPasswordReset(email);
      onSent(email);
    } catch (error) {
      setFailure(
        formFailure(error, {
          0: 'An unexpected error occurred. Please try again.',
          else: 'Failed to send reset email. Please try again.',
        }),
      );
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
      <SubmitButton busy={isBusy} busyLabel={sendsMail ? 'Sending...' : 'Creating...'}>
        {sendsMail ? 'Send Reset Link' : 'Create Reset Link'}
      </SubmitButton>
    </form>
  );
}

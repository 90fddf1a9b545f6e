import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { authClient } from '@/lib/auth-client.ts';
import { type ForgotPasswordFields, forgotPasswordSchema } from './forgot-password-schema.ts';
import { FormError } from './form-error.tsx';

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
      <Field label="E-mail" error={formState.errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            type="email"
            size="large"
            autoComplete="username"
            autoFocus
            disabled={isBusy}
          />
        )}
      </Field>
      <FormError className="mb-2">{failure}</FormError>
      <Button
        type="submit"
        variant="primary"
        size="large"
        className="w-full"
        busy={isBusy}
        busyLabel="Sending..."
      >
        Send Reset Link
      </Button>
    </form>
  );
}

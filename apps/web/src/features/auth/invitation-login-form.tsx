import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { PasswordInput } from '@/components/ui/password-input.tsx';
import { authClient } from '@/lib/auth-client.ts';
import { FormError } from './form-error.tsx';
import { invitationLoginSchema } from './invitation-schemas.ts';

/** Signs the invited person in; the page goes on by itself once the session is there. */
export function InvitationLoginForm({ email }: { email: string }) {
  const [failure, setFailure] = useState<string>();
  const [isSignedIn, setIsSignedIn] = useState(false);
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(invitationLoginSchema),
    defaultValues: { password: '' },
  });
  const isBusy = formState.isSubmitting || isSignedIn;

  useEffect(() => {
    if (failure && !isBusy) setFocus('password', { shouldSelect: true });
  }, [failure, isBusy, setFocus]);

  const signIn = async ({ password }: { password: string }) => {
    setFailure(undefined);
    const fallback = 'Login failed. Please check your credentials.';
    try {
      const { error } = await authClient.signIn.email({ email, password });
      if (error) setFailure(error.message || fallback);
      else setIsSignedIn(true);
    } catch (error) {
      console.error('Signing in failed', error);
      setFailure(fallback);
    }
  };

  return (
    <form noValidate onSubmit={handleSubmit(signIn)}>
      <Field label="E-mail">
        {(control) => (
          <Input {...control} value={email} readOnly size="large" autoComplete="username" />
        )}
      </Field>
      <Field label="Password" error={formState.errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register('password')}
            size="large"
            autoComplete="current-password"
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
        busyLabel="Signing in..."
      >
        Sign In and Accept
      </Button>
    </form>
  );
}

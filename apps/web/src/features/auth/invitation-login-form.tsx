import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { EmailField } from './email-field.tsx';
import { FormError } from './form-error.tsx';
import { formFailure } from './form-failure.ts';
import { invitationLoginSchema } from './invitation-schemas.ts';
import { PasswordField } from './password-field.tsx';
import { signIn } from './sign-in.ts';
import { SubmitButton } from './submit-button.tsx';

type InvitationLoginFormProps = { email: string; onSecondStep: () => void };

/** The page accepts the invitation once the session has changed. */
export function InvitationLoginForm({ email, onSecondStep }: InvitationLoginFormProps) {
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

  const submit = async ({ password }: { password: string }) => {
    setFailure(undefined);
    try {
      const { needsSecondStep } = await signIn({ email, password });
      if (needsSecondStep) onSecondStep();
      else setIsSignedIn(true);
    } catch (error) {
      setFailure(formFailure(error, { else: 'Login failed. Please check your credentials.' }));
    }
  };

  return (
    <form noValidate onSubmit={handleSubmit(submit)}>
      <EmailField value={email} readOnly />
      <PasswordField
        label="Password"
        error={formState.errors.password?.message}
        {...register('password')}
        autoComplete="current-password"
        autoFocus
        disabled={isBusy}
      />
      <FormError className="mb-2">{failure}</FormError>
      <SubmitButton busy={isBusy} busyLabel="Signing in...">
        Sign In and Accept
      </SubmitButton>
    </form>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { passwordLengthMin } from '@rapport/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { authClient } from '@/lib/auth-client.ts';
import { EmailField } from './email-field.tsx';
import { FormError } from './form-error.tsx';
import { type InvitationSignupFields, invitationSignupSchema } from './invitation-schemas.ts';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';

type InvitationSignupFormProps = {
  invitationId: string;
  /** Null if the invitation is open to any address. */
  email: string | null;
};

/** Signing up also signs in; the page then accepts the invitation. */
export function InvitationSignupForm({ invitationId, email }: InvitationSignupFormProps) {
  const [failure, setFailure] = useState<string>();
  const [isSignedUp, setIsSignedUp] = useState(false);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(invitationSignupSchema),
    defaultValues: { email: email ?? '', password: '', confirmation: '' },
  });
  const { errors } = formState;
  const isBusy = formState.isSubmitting || isSignedUp;

  const signUp = async (fields: InvitationSignupFields) => {
    setFailure(undefined);
    const fallback = 'Signup failed. Please try again.';
    try {
      const { error } = await authClient.signUp.email(
        { email: fields.email, password: fields.password, name: fields.email },
        { body: { invitationId } },
      );
      if (error) setFailure(error.message || fallback);
      else setIsSignedUp(true);
    } catch (error) {
      console.error('Signing up failed', error);
      setFailure(fallback);
    }
  };

  return (
    <form noValidate onSubmit={handleSubmit(signUp)}>
      <EmailField
        {...register('email')}
        autoFocus={email === null}
        readOnly={email !== null || isBusy}
        error={errors.email?.message}
      />
      <PasswordField
        label="Password"
        hint={`At least ${passwordLengthMin} characters`}
        error={errors.password?.message}
        {...register('password')}
        autoComplete="new-password"
        autoFocus={email !== null}
        disabled={isBusy}
      />
      <PasswordField
        label="Confirm Password"
        error={errors.confirmation?.message}
        {...register('confirmation')}
        autoComplete="new-password"
        disabled={isBusy}
      />
      <FormError className="mb-2">{failure}</FormError>
      <SubmitButton busy={isBusy} busyLabel="Creating account...">
        Create Account and Accept
      </SubmitButton>
    </form>
  );
}

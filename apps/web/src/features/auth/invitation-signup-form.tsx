import { zodResolver } from '@hookform/resolvers/zod';
import { passwordLengthMin } from '@rapport/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { PasswordInput } from '@/components/ui/password-input.tsx';
import { authClient } from '@/lib/auth-client.ts';
import { FormError } from './form-error.tsx';
import { type InvitationSignupFields, invitationSignupSchema } from './invitation-schemas.ts';

type InvitationSignupFormProps = {
  invitationId: string;
  /** Null where the invited person chooses their own. */
  email: string | null;
};

/** Makes the invited person's account, which signs them in; the page then goes on by itself. */
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
      <Field label="E-mail" error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            type="email"
            size="large"
            autoComplete="username"
            autoFocus={email === null}
            readOnly={email !== null || isBusy}
          />
        )}
      </Field>
      <Field
        label="Password"
        hint={`At least ${passwordLengthMin} characters`}
        error={errors.password?.message}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...register('password')}
            size="large"
            autoComplete="new-password"
            autoFocus={email !== null}
            disabled={isBusy}
          />
        )}
      </Field>
      <Field label="Confirm Password" error={errors.confirmation?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register('confirmation')}
            size="large"
            autoComplete="new-password"
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
        busyLabel="Creating account..."
      >
        Create Account and Accept
      </Button>
    </form>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { changeAccount } from '@/lib/change-account.ts';
import { EmailField } from './email-field.tsx';
import { FormError } from './form-error.tsx';
import { formFailure } from './form-failure.ts';
import { type InvitationSignupFields, invitationSignupSchema } from './invitation-schemas.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SubmitButton } from './submit-button.tsx';

type InvitationSignupFormProps = {
  invitationId: string;
  email: string;
};

/** Signing up also signs in; the page then accepts the invitation. */
export function InvitationSignupForm({ invitationId, email }: InvitationSignupFormProps) {
  const [failure, setFailure] = useState<string>();
  const [isSignedUp, setIsSignedUp] = useState(false);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(invitationSignupSchema),
    defaultValues: { email, password: '', confirmation: '' },
  });
  const { errors } = formState;
  const isBusy = formState.isSubmitting || isSignedUp;

  const signUp = async ({ email: name, password }: InvitationSignupFields) => {
    setFailure(undefined);
    try {
      const body = { email: name, password, name, invitationId };
      await changeAccount('sign-up/email', body, { needsSession: false });
      setIsSignedUp(true);
    } catch (error) {
      setFailure(formFailure(error, { else: 'Signup failed. Please try again.' }));
    }
  };

  return (
    <form noValidate onSubmit={handleSubmit(signUp)}>
      <EmailField {...register('email')} readOnly error={errors.email?.message} />
      <NewPasswordFields
        password={{
          ...register('password'),
          error: errors.password?.message,
          disabled: isBusy,
          autoFocus: true,
        }}
        confirmation={{
          ...register('confirmation'),
          error: errors.confirmation?.message,
          disabled: isBusy,
        }}
      />
      <FormError className="mb-2">{failure}</FormError>
      <SubmitButton busy={isBusy} busyLabel="Creating account...">
        Create Account and Accept
      </SubmitButton>
    </form>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { defaultOrganizationName } from '@rapport/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { InputField } from '@/components/ui/control-fields.tsx';
import { changeAccount } from '@/lib/change-account.ts';
import { EmailField } from './email-field.tsx';
import { FormError } from './form-error.tsx';
import { formFailure } from './form-failure.ts';
import { type SetUpFields, setUpSchema } from './invitation-schemas.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SubmitButton } from './submit-button.tsx';

type SetUpFormProps = { invitationId: string; organizationName: string };

/** Signing up also names the organization and signs in; the page then accepts the invitation. */
export function SetUpForm({ invitationId, organizationName }: SetUpFormProps) {
  const [failure, setFailure] = useState<string>();
  const [isSignedUp, setIsSignedUp] = useState(false);
  const isNamed = organizationName !== defaultOrganizationName;
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(setUpSchema),
    defaultValues: {
      name: '',
      email: '',
      password: '',
      confirmation: '',
      organizationName: isNamed ? organizationName : '',
    },
  });
  const { errors } = formState;
  const isBusy = formState.isSubmitting || isSignedUp;

  const signUp = async ({ confirmation: _, ...entered }: SetUpFields) => {
    setFailure(undefined);
    try {
      await changeAccount('sign-up/email', { ...entered, invitationId }, { needsSession: false });
      setIsSignedUp(true);
    } catch (error) {
      setFailure(formFailure(error, { else: 'Signup failed. Please try again.' }));
    }
  };

  return (
    <form noValidate onSubmit={handleSubmit(signUp)}>
      <InputField
        label="Organization"
        error={errors.organizationName?.message}
        {...register('organizationName')}
        size="large"
        autoComplete="organization"
        autoFocus
        readOnly={isBusy}
      />
      <InputField
        label="Your name"
        error={errors.name?.message}
        {...register('name')}
        size="large"
        autoComplete="name"
        readOnly={isBusy}
      />
      <EmailField {...register('email')} readOnly={isBusy} error={errors.email?.message} />
      <NewPasswordFields
        password={{
          ...register('password'),
          error: errors.password?.message,
          disabled: isBusy,
        }}
        confirmation={{
          ...register('confirmation'),
          error: errors.confirmation?.message,
          disabled: isBusy,
        }}
      />
      <FormError className="mb-2">{failure}</FormError>
      <SubmitButton busy={isBusy} busyLabel="Creating your organization...">
        Create Organization
      </SubmitButton>
    </form>
  );
}

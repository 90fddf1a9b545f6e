import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { notify } from '@/components/ui/notify.ts';
import { PasswordInput } from '@/components/ui/password-input.tsx';
import { newPasswordSchema } from '@/lib/new-password-schema.ts';
import { resetPasswordNotice } from './reset-password.ts';

type ResetPasswordFormProps = { isBusy: boolean; onSubmit: (newPassword: string) => void };

export function ResetPasswordForm({ isBusy, onSubmit }: ResetPasswordFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { newPassword: '', confirmation: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(
    ({ newPassword }) => onSubmit(newPassword),
    () => notify.error('Please fix the validation errors', resetPasswordNotice),
  );
  return (
    <form noValidate onSubmit={submit}>
      <Field
        label="New Password"
        hint="8 or more characters, with an uppercase letter, a lowercase letter and a number"
        error={errors.newPassword?.message}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...register('newPassword')}
            size="large"
            autoComplete="new-password"
            autoFocus
            disabled={isBusy}
          />
        )}
      </Field>
      <Field label="Confirm Password" className="mt-2" error={errors.confirmation?.message}>
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
      <Button
        type="submit"
        variant="primary"
        size="large"
        className="mt-2 w-full"
        busy={isBusy}
        busyLabel="Resetting..."
      >
        Reset Password
      </Button>
    </form>
  );
}

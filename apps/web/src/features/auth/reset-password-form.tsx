import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { notify } from '@/components/ui/notify.ts';
import { newPasswordSchema } from '@/lib/new-password-schema.ts';
import { PasswordField } from './password-field.tsx';
import { resetPasswordNotice } from './reset-password.ts';
import { SubmitButton } from './submit-button.tsx';

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
      <PasswordField
        label="New Password"
        hint="8 or more characters, with an uppercase letter, a lowercase letter and a number"
        error={errors.newPassword?.message}
        {...register('newPassword')}
        autoComplete="new-password"
        autoFocus
        disabled={isBusy}
      />
      <PasswordField
        label="Confirm New Password"
        className="mt-2"
        error={errors.confirmation?.message}
        {...register('confirmation')}
        autoComplete="new-password"
        disabled={isBusy}
      />
      <SubmitButton busy={isBusy} busyLabel="Resetting...">
        Reset Password
      </SubmitButton>
    </form>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '@/components/ui/button.tsx';
import { PasswordField } from '@/components/ui/control-fields.tsx';
import { useAuth } from '@/lib/auth-context.tsx';
import { changeAccount } from '@/lib/change-account.ts';
import { newPasswordSchema } from '@/lib/new-password-schema.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { SectionFooter } from './section-footer.tsx';
import { SettingsSection } from './settings-section.tsx';
import { isWrongPassword } from './wrong-password.ts';

const changePasswordSchema = z.safeExtend(newPasswordSchema, {
  currentPassword: z.string().check(z.minLength(1, 'Please enter your current password')),
});
type ChangePasswordFields = z.infer<typeof changePasswordSchema>;

export function ChangePasswordSection() {
  const { session } = useAuth();
  // The server ends all sessions and gives this browser a new one.
  const change = useMutation({
    mutationFn: (fields: Pick<ChangePasswordFields, 'currentPassword' | 'newPassword'>) =>
      changeAccount('change-password', fields),
  });
  const { register, handleSubmit, formState, reset, setError } = useForm({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: { currentPassword: '', newPassword: '', confirmation: '' },
  });
  const { errors, isDirty } = formState;
  const isBusy = change.isPending;

  const submit = ({ currentPassword, newPassword }: ChangePasswordFields) =>
    change.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => reset(),
        onError: (error) => {
          if (!isWrongPassword(error)) return;
          setError('currentPassword', { message: 'This is not your current password' });
        },
      },
    );
  const failure =
    change.error && !isWrongPassword(change.error)
      ? refusalSentence(change.error, 'Failed to change password. Please try again.')
      : undefined;

  return (
    <SettingsSection
      title="Change password"
      caption="8 or more characters, with an uppercase letter, a lowercase letter and a number"
    >
      <form noValidate onSubmit={handleSubmit(submit)}>
        {/* For password managers. */}
        <input hidden readOnly autoComplete="username" value={session?.user.email ?? ''} />
        <PasswordField
          label="Current password"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
          autoComplete="current-password"
          disabled={isBusy}
        />
        <div className="grid grid-cols-2 items-start gap-x-3 max-md:grid-cols-1">
          <PasswordField
            label="New Password"
            error={errors.newPassword?.message}
            {...register('newPassword')}
            autoComplete="new-password"
            disabled={isBusy}
          />
          <PasswordField
            label="Confirm New Password"
            error={errors.confirmation?.message}
            {...register('confirmation')}
            autoComplete="new-password"
            disabled={isBusy}
          />
        </div>
        <SectionFooter
          button={
            <Button type="submit" disabled={!isDirty} busy={isBusy} busyLabel="Changing...">
              Change password
            </Button>
          }
          success={change.isSuccess && !isDirty && 'Your password is changed.'}
          failure={failure}
        />
      </form>
    </SettingsSection>
  );
}

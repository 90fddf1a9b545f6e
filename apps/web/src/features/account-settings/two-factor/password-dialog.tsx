import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { PasswordField } from '@/components/ui/control-fields.tsx';
import { FormDialog, type FormDialogProps } from '@/components/ui/form-dialog.tsx';
import { useAuth } from '@/lib/auth-context.tsx';
import { isWrongPassword, passwordError } from '../wrong-password.ts';

type PasswordDialogProps<Result> = Pick<
  FormDialogProps,
  'title' | 'description' | 'submitLabel' | 'busyLabel' | 'variant' | 'onClose'
> & {
  failure?: string;
  confirm: (password: string) => Promise<Result>;
  onConfirmed: (result: Result) => void;
};

/** Asks for the password of the account to confirm a change. */
export function PasswordDialog<Result>({
  failure = 'This did not work. Please try again.',
  confirm,
  onClose,
  onConfirmed,
  ...form
}: PasswordDialogProps<Result>) {
  const { session } = useAuth();
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: confirm,
    onSuccess: onConfirmed,
  });
  const isBusy = isPending || isSuccess;
  return (
    <FormDialog
      {...form}
      canSubmit
      busy={isBusy}
      error={error && !isWrongPassword(error) ? error : null}
      failure={failure}
      onSubmit={() => {
        setIsMissing(!password);
        if (password) mutate(password);
      }}
      onClose={() => !isBusy && onClose()}
    >
      {/* For password managers. */}
      <input hidden readOnly autoComplete="username" value={session?.user.email ?? ''} />
      <PasswordField
        label="Password"
        error={passwordError(isMissing, error)}
        autoComplete="current-password"
        value={password}
        readOnly={isBusy}
        onValueChange={setPassword}
      />
    </FormDialog>
  );
}

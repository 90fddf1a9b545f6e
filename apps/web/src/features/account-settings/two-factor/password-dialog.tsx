import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { PasswordField } from '@/components/ui/control-fields.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Refused } from '@/components/ui/refused.tsx';
import { useAuth } from '@/lib/auth-context.tsx';
import { isWrongPassword, passwordError } from '../wrong-password.ts';

type PasswordDialogProps<Result> = {
  title: string;
  description: ReactNode;
  confirmLabel: string;
  variant: 'primary' | 'danger';
  confirm: (password: string) => Promise<Result>;
  onClose: () => void;
  onConfirmed: (result: Result) => void;
};

/** Asks for the password of the account to confirm a change. */
export function PasswordDialog<Result>({
  title,
  description,
  confirmLabel,
  variant,
  confirm,
  onClose,
  onConfirmed,
}: PasswordDialogProps<Result>) {
  const formId = useId();
  const { session } = useAuth();
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, error, isPending } = useMutation({ mutationFn: confirm, onSuccess: onConfirmed });
  return (
    <Dialog
      open
      onOpenChange={() => !isPending && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <Button variant={variant} type="submit" form={formId} busy={isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsMissing(!password);
          if (password) mutate(password);
        }}
      >
        {/* For password managers. */}
        <input hidden readOnly autoComplete="username" value={session?.user.email ?? ''} />
        <PasswordField
          label="Password"
          error={passwordError(isMissing, error)}
          autoComplete="current-password"
          value={password}
          readOnly={isPending}
          onValueChange={setPassword}
        />
        <Refused
          error={error && !isWrongPassword(error) ? error : null}
          sentences={{ else: 'This did not work. Please try again.' }}
        />
      </form>
    </Dialog>
  );
}

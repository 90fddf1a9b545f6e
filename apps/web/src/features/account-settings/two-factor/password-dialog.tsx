import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { ErrorLine, Field } from '@/components/ui/field.tsx';
import { PasswordInput } from '@/components/ui/password-input.tsx';
import { useAuth } from '@/lib/auth-context.tsx';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
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
        <Field label="Password" error={passwordError(isMissing, error)}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={password}
              readOnly={isPending}
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
        </Field>
        <p role="alert" className="empty:hidden">
          {error && !isWrongPassword(error) && (
            <ErrorLine>
              {refusalSentence(error, { else: 'This did not work. Please try again.' })}
            </ErrorLine>
          )}
        </p>
      </form>
    </Dialog>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { PasswordField } from '@/components/ui/control-fields.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Refused } from '@/components/ui/refused.tsx';
import { useAuth } from '@/lib/auth-context.tsx';
import { changeAccount } from '@/lib/change-account.ts';
import { leaveTo } from '@/lib/leave-page.ts';
import { leaveSession } from '@/lib/session-expiry.ts';
import { forgetUploadsOf } from '@/lib/stored-uploads.ts';
import { isWrongPassword, passwordError } from './wrong-password.ts';

type DeleteAccountDialogProps = { open: boolean; onClose: () => void };

/** Asks for the password of the account. */
export function DeleteAccountDialog({ open, onClose }: DeleteAccountDialogProps) {
  const formId = useId();
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, reset, error, isPending, isSuccess } = useDeleteAccount();
  const isBusy = isPending || isSuccess;

  const close = () => {
    if (isBusy) return;
    setPassword('');
    setIsMissing(false);
    reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Delete account"
      description="Are you sure you want to delete your account? This action cannot be undone."
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="danger"
            type="submit"
            form={formId}
            busy={isBusy}
            busyLabel="Deleting..."
          >
            Delete account
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
        <PasswordField
          label="Password"
          error={passwordError(isMissing, error)}
          autoComplete="current-password"
          value={password}
          disabled={isBusy}
          onValueChange={setPassword}
        />
        <Refused
          error={error && !isWrongPassword(error) ? error : null}
          sentences={{
            else: 'Failed to delete your account. Please try again.',
          }}
        />
      </form>
    </Dialog>
  );
}

/** Takes the password of the account. Opens the sign-in page afterwards. */
function useDeleteAccount() {
  const { session } = useAuth();
  return useMutation({
    mutationFn: async (password: string) => {
      const accountId = session?.user.id;
      leaveSession(true);
      await changeAccount('delete-user', { password });
      await forgetUploadsOf(accountId);
    },
    onSuccess: () => leaveTo('/login'),
    onError: () => leaveSession(false),
  });
}

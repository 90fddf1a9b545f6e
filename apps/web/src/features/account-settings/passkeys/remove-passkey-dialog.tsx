import type { Passkey } from '@rapport/contract';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { notifyRefusal } from '@/components/ui/notify-refusal.ts';
import { useRemovePasskey } from './passkeys.ts';

type RemovePasskeyDialogProps = { passkey: Passkey; onClose: () => void };

export function RemovePasskeyDialog({ passkey: { id, name }, onClose }: RemovePasskeyDialogProps) {
  const remove = useRemovePasskey(id);
  return (
    <ConfirmDialog
      open
      onOpenChange={() => !remove.isPending && onClose()}
      title="Remove passkey"
      sentence={`‘${name}’ can no longer be used to sign in, and other sessions that it opened end. Delete it on the device too. This action cannot be undone.`}
      confirmLabel="Remove passkey"
      destructive
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(undefined, {
          onError: (error) => notifyRefusal(error, 'The passkey could not be removed.', 'passkeys'),
          onSettled: onClose,
        })
      }
    />
  );
}

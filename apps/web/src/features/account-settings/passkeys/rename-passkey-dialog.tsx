import { type Passkey, passkeyNameLengthMax } from '@rapport/contract';
import { useState } from 'react';
import { InputField } from '@/components/ui/control-fields.tsx';
import { FormDialog } from '@/components/ui/form-dialog.tsx';
import { useRenamePasskey } from './passkeys.ts';

type RenamePasskeyDialogProps = { passkey: Passkey; onClose: () => void };

export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const [name, setName] = useState(passkey.name);
  const rename = useRenamePasskey(passkey.id);
  return (
    <FormDialog
      title="Rename passkey"
      description="Only you see the name."
      submitLabel="Save name"
      canSubmit={name.trim() !== ''}
      busy={rename.isPending}
      error={rename.error}
      failure="The name could not be saved. Please try again."
      onSubmit={() => rename.mutate(name, { onSuccess: onClose })}
      onClose={() => !rename.isPending && onClose()}
    >
      <InputField
        label="Name *"
        aria-required
        maxLength={passkeyNameLengthMax}
        value={name}
        onValueChange={setName}
      />
    </FormDialog>
  );
}

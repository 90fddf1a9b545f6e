import { viewNameLengthMax } from '@rapport/contract';
import { useState } from 'react';
import { InputField } from '@/components/ui/control-fields.tsx';
import { FormDialog } from '@/components/ui/form-dialog.tsx';

type ViewNameDialogProps = {
  title: string;
  description: string;
  submitLabel: string;
  name: string;
  busy: boolean;
  error: Error | null;
  onSubmit: (name: string) => void;
  onClose: () => void;
};

/** Asks for the name of a view. */
export function ViewNameDialog({ name: before, onSubmit, ...dialog }: ViewNameDialogProps) {
  const [typed, setTyped] = useState(before);
  const name = typed.trim();
  return (
    <FormDialog
      {...dialog}
      canSubmit={name !== '' && name !== before}
      failure="The view could not be saved. Try again."
      onSubmit={() => onSubmit(name)}
    >
      <InputField
        label="Name"
        autoComplete="off"
        maxLength={viewNameLengthMax}
        value={typed}
        onValueChange={setTyped}
      />
    </FormDialog>
  );
}

import { viewNameLengthMax } from '@rapport/contract';
import { useState } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { FormDialog } from '@/components/ui/form-dialog.tsx';
import { Input } from '@/components/ui/input.tsx';

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
      <Field label="Name">
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={viewNameLengthMax}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}

import { useState } from 'react';
import { InputField } from '@/components/ui/control-fields.tsx';
import { FormDialog } from '@/components/ui/form-dialog.tsx';

type Days = { from: string | undefined; to: string | undefined };

type DaysDialogProps = Days & { onChoose: (days: Days) => void; onClose: () => void };

/** Asks for the first and last day of the meetings to search; either may be empty. */
export function DaysDialog({ from, to, onChoose, onClose }: DaysDialogProps) {
  const [first, setFirst] = useState(from ?? '');
  const [last, setLast] = useState(to ?? '');
  const isReversed = first !== '' && last !== '' && first > last;
  return (
    <FormDialog
      title="Days to ask"
      description="Meetings from the first to the last day."
      submitLabel="Set days"
      canSubmit={!isReversed}
      onSubmit={() => onChoose({ from: first || undefined, to: last || undefined })}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
        <InputField label="First day" type="date" value={first} onValueChange={setFirst} />
        <InputField
          label="Last day"
          error={isReversed ? 'The last day is before the first.' : undefined}
          type="date"
          value={last}
          onValueChange={setLast}
        />
      </div>
    </FormDialog>
  );
}

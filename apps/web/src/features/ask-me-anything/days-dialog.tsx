import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { InputField } from '@/components/ui/control-fields.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';

type Days = { from: string | undefined; to: string | undefined };

type DaysDialogProps = Days & {
  onChoose: (days: Days) => void;
  onClose: () => void;
};

/** Asks for the first and last day of the meetings to search; either may be empty. */
export function DaysDialog({ from = '', to = '', onChoose, onClose }: DaysDialogProps) {
  const id = useId();
  const [first, setFirst] = useState(from);
  const [last, setLast] = useState(to);
  const isReversed = first !== '' && last !== '' && first > last;
  const choose = (event: SubmitEvent) => {
    event.preventDefault();
    // In React's tree, this form is inside the form of the question.
    event.stopPropagation();
    if (!isReversed) onChoose({ from: first || undefined, to: last || undefined });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Days to ask"
      description="Meetings from the first to the last day."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" disabled={isReversed}>
            Set days
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={choose} className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
        <InputField label="First day" type="date" value={first} onValueChange={setFirst} />
        <InputField
          label="Last day"
          error={isReversed ? 'The last day is before the first.' : undefined}
          type="date"
          value={last}
          onValueChange={setLast}
        />
      </form>
    </Dialog>
  );
}

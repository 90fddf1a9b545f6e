import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Input } from '@/components/ui/input.tsx';

type DayDialogProps = {
  /** The current due day. */
  day: string | null;
  onChoose: (day: string | null) => void;
  onClose: () => void;
};

export function DayDialog({ day, onChoose, onClose }: DayDialogProps) {
  const [chosen, setChosen] = useState(day ?? '');
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) onChoose(chosen);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="When is it due?"
      footer={
        <>
          {day && <Button onClick={() => onChoose(null)}>Remove the date</Button>}
          <Button variant="primary" type="submit" form={formId} disabled={!chosen}>
            Set date
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Input
          aria-label="Due"
          type="date"
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

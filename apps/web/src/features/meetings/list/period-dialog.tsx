import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { InputField } from '@/components/ui/control-fields.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import type { ListFilter } from '../domain/list-filter.ts';

type Period = Pick<ListFilter, 'from' | 'to'>;
type PeriodDialogProps = {
  period: Period;
  onChoose: (period: Period) => void;
  onClose: () => void;
};

/** The first and the last day of a period; one of them can stay open. */
export function PeriodDialog({ period, onChoose, onClose }: PeriodDialogProps) {
  const [from, setFrom] = useState(period.from ?? '');
  const [to, setTo] = useState(period.to ?? '');
  const formId = useId();
  const isBackwards = from !== '' && to !== '' && to < from;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBackwards) return;
    onChoose({ from: from || undefined, to: to || undefined });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Meetings of a period"
      description="Leave a day empty for a period without a beginning or an end."
      footer={
        <Button
          variant="primary"
          type="submit"
          form={formId}
          disabled={from === '' && to === '' && !period.from && !period.to}
        >
          Show meetings
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-x-4 md:grid-cols-2">
        <InputField label="First day" type="date" value={from} onValueChange={setFrom} />
        <InputField
          label="Last day"
          error={isBackwards ? 'The last day is before the first.' : undefined}
          type="date"
          value={to}
          onValueChange={setTo}
        />
      </form>
    </Dialog>
  );
}

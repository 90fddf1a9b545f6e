import { endpoints } from '@rapport/contract';
import { useState } from 'react';
import { FormDialog } from '@/components/ui/form-dialog.tsx';
import { call } from '@/lib/call.ts';
import { LabelField } from '../handover-fields.tsx';
import { useFormChange } from '../use-change.ts';

export function AddItemDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [label, setLabel] = useState('');
  const adding = useFormChange((text: string) =>
    call(endpoints.offboardings.createItem, { id, body: { label: text } }),
  );
  return (
    <FormDialog
      title="Add something by hand"
      description="What no meeting says, such as keys and accounts."
      submitLabel="Add"
      canSubmit={label.trim() !== ''}
      busy={adding.isPending}
      error={adding.error}
      failure="It could not be added. Please try again."
      onSubmit={() => adding.mutate(label, { onSuccess: onClose })}
      onClose={onClose}
    >
      <LabelField value={label} onChange={setLabel} />
    </FormDialog>
  );
}

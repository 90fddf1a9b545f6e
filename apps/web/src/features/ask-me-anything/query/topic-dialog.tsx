import { searchLengthMax } from '@rapport/contract';
import { useState } from 'react';
import { InputField } from '@/components/ui/control-fields.tsx';
import { FormDialog } from '@/components/ui/form-dialog.tsx';

type TopicDialogProps = {
  topic: string | null;
  onChoose: (topic: string) => void;
  onClose: () => void;
};

/** Asks for the words that the answer is about. */
export function TopicDialog({ topic, onChoose, onClose }: TopicDialogProps) {
  const [typed, setTyped] = useState(topic ?? '');
  const words = typed.trim();
  return (
    <FormDialog
      title="Topic"
      submitLabel="Set topic"
      canSubmit={words !== ''}
      onSubmit={() => {
        onChoose(words);
        onClose();
      }}
      onClose={onClose}
    >
      <InputField
        label="Words of the topic"
        maxLength={searchLengthMax}
        value={typed}
        onValueChange={setTyped}
      />
    </FormDialog>
  );
}

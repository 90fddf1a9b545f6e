import { searchLengthMax } from '@rapport/contract';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { InputField } from '@/components/ui/control-fields.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';

type TopicDialogProps = {
  topic: string | null;
  onChoose: (topic: string) => void;
  onClose: () => void;
};

/** Asks for the words that the answer is about. */
export function TopicDialog({ topic, onChoose, onClose }: TopicDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState(topic ?? '');
  const words = typed.trim();
  const choose = (event: SubmitEvent) => {
    event.preventDefault();
    if (!words) return;
    onChoose(words);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Topic"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" disabled={!words}>
            Set topic
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={choose}>
        <InputField
          label="Words of the topic"
          maxLength={searchLengthMax}
          value={typed}
          onValueChange={setTyped}
        />
      </form>
    </Dialog>
  );
}

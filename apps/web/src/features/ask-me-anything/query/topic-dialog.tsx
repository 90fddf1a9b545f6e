import { searchLengthMax } from '@rapport/contract';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';

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
        <Field label="Words of the topic">
          {(control) => (
            <Input
              {...control}
              maxLength={searchLengthMax}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

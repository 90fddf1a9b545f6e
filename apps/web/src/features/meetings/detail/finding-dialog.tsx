import type { Correction } from '@rapport/contract';
import { useState } from 'react';
import { InputField } from '@/components/ui/control-fields.tsx';
import { CorrectionForm } from '../corrections/correction-form.tsx';

type FindingDialogProps = {
  meetingId: string;
  title: string;
  description: string;
  submitLabel: string;
  label: string;
  initial?: string;
  longest: number;
  changeOf: (text: string) => { correction: Correction; done: string };
  onClose: () => void;
};

/** Asks for the text of a decision, an open question or a chapter. */
export function FindingDialog(props: FindingDialogProps) {
  const { meetingId, label, initial = '', longest, changeOf, onClose } = props;
  const { title, description, submitLabel } = props;
  const [typed, setTyped] = useState(initial);
  const text = typed.trim();
  return (
    <CorrectionForm
      {...{ meetingId, title, description, submitLabel, onClose }}
      change={text !== '' && text !== initial && changeOf(text)}
    >
      <InputField
        label={label}
        autoComplete="off"
        maxLength={longest}
        value={typed}
        onValueChange={setTyped}
      />
    </CorrectionForm>
  );
}

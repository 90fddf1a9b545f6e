import type { Correction } from '@rapport/contract';
import { useState } from 'react';
import { InputField } from '@/components/ui/control-fields.tsx';
import { useCorrectMeeting } from '../api/correct-meeting.ts';
import { CorrectionForm } from '../corrections/correction-form.tsx';

type FindingDialogProps = {
  meetingId: string;
  title: string;
  description: string;
  submitLabel: string;
  label: string;
  initial?: string;
  longest: number;
  correctionOf: (text: string) => Correction;
  doneOf: (text: string) => string;
  onClose: () => void;
};

/** Asks for the text of a decision, an open question or a chapter. */
export function FindingDialog(props: FindingDialogProps) {
  const { meetingId, label, initial = '', longest, correctionOf, doneOf, onClose } = props;
  const { title, description, submitLabel } = props;
  const [typed, setTyped] = useState(initial);
  const correct = useCorrectMeeting(meetingId);
  const text = typed.trim();
  return (
    <CorrectionForm
      {...{ title, description, submitLabel, onClose }}
      canSubmit={text !== '' && text !== initial}
      busy={correct.isPending}
      error={correct.error}
      onSubmit={() =>
        correct.mutate(
          { correction: correctionOf(text), done: doneOf(text) },
          { onSuccess: onClose },
        )
      }
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

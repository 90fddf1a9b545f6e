import { speakerNameLengthMax } from '@rapport/contract';
import { useState } from 'react';
import { InputField } from '@/components/ui/control-fields.tsx';
import { counted } from '@/lib/number-words.ts';
import { CorrectionForm } from './correction-form.tsx';
import { type SpeakerDialogProps, turnsOf } from './speaker-change.ts';

export function RenameDialog(props: SpeakerDialogProps) {
  const { meetingId, transcript, speaker, name: before, onClose } = props;
  const { participantId } = speaker;
  const [typed, setTyped] = useState(before);
  const name = typed.trim();
  return (
    <CorrectionForm
      title={`Rename ${before}`}
      description={`${counted(turnsOf(transcript, participantId), 'turn')} will carry the new name. The analysis runs again.`}
      submitLabel="Rename"
      change={
        name !== '' &&
        name !== before && {
          correction: { kind: 'rename-speaker', participantId, name },
          done: `Renamed '${before}' to '${name}'.`,
        }
      }
      {...{ meetingId, onClose }}
    >
      <InputField
        label="Name"
        autoComplete="off"
        maxLength={speakerNameLengthMax}
        value={typed}
        onValueChange={setTyped}
      />
    </CorrectionForm>
  );
}

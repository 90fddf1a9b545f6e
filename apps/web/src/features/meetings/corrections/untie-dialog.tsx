import { counted } from '@/lib/number-words.ts';
import { CorrectionForm } from './correction-form.tsx';
import { type SpeakerDialogProps, turnsOf } from './speaker-change.ts';

export function UntieDialog(props: SpeakerDialogProps) {
  const { meetingId, transcript, speaker, name, onClose } = props;
  const { participantId } = speaker;
  return (
    <CorrectionForm
      title={`Untie ${name}`}
      description={`${counted(turnsOf(transcript, participantId), 'turn')} will no longer belong to a person in the directory and will carry the name in the transcript. The analysis runs again.`}
      submitLabel="Untie"
      change={{
        correction: { kind: 'untie-speaker', participantId },
        done: `Untied '${name}' from the directory.`,
      }}
      {...{ meetingId, onClose }}
    />
  );
}

import { useCorrectMeeting } from '../api/correct-meeting.ts';
import { counted } from '../domain/counted.ts';
import { CorrectionForm } from './correction-form.tsx';
import { type SpeakerDialogProps, turnsOf } from './speaker-change.ts';

export function UntieDialog(props: SpeakerDialogProps) {
  const { meetingId, transcript, speaker, name, onClose } = props;
  const { participantId } = speaker;
  const correct = useCorrectMeeting(meetingId);
  return (
    <CorrectionForm
      title={`Untie ${name}`}
      description={`${counted(turnsOf(transcript, participantId), 'turn')} will belong to nobody of the directory, under the name that the transcript gives. The analysis runs again.`}
      submitLabel="Untie"
      canSubmit
      busy={correct.isPending}
      error={correct.error}
      onClose={onClose}
      onSubmit={() =>
        correct.mutate(
          {
            correction: { kind: 'untie-speaker', participantId },
            done: `Untied '${name}' from the directory.`,
          },
          { onSuccess: onClose },
        )
      }
    />
  );
}

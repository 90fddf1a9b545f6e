import { useId, useState } from 'react';
import { Option } from '@/components/planning/option.tsx';
import { counted } from '@/lib/number-words.ts';
import { useKnownTranscript } from '../transcript/transcript-context.ts';
import { CorrectionForm } from './correction-form.tsx';
import { type SpeakerDialogProps, turnsOf } from './speaker-change.ts';

export function MergeDialog(props: SpeakerDialogProps) {
  const { meetingId, transcript, speaker, name, onClose } = props;
  const { nameOf } = useKnownTranscript();
  const { participantId } = speaker;
  const group = useId();
  const [into, setInto] = useState<string>();
  const others = transcript.speakers.filter((other) => other.participantId !== participantId);
  return (
    <CorrectionForm
      title={`Merge ${name} with another speaker`}
      description={`${counted(turnsOf(transcript, participantId), 'turn')} of ${name} will become the other speaker's. The analysis runs again.`}
      submitLabel="Merge"
      change={
        into !== undefined && {
          correction: { kind: 'merge-speakers', participantId, intoParticipantId: into },
          done: `Merged '${name}' with '${nameOf(into)}'.`,
        }
      }
      {...{ meetingId, onClose }}
    >
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-medium">Who {name} is</legend>
        {others.map((other) => (
          <Option
            key={other.participantId}
            kind="radio"
            name={group}
            label={nameOf(other.participantId)}
            meaning={counted(turnsOf(transcript, other.participantId), 'turn')}
            checked={into === other.participantId}
            onCheckedChange={() => setInto(other.participantId)}
          />
        ))}
      </fieldset>
    </CorrectionForm>
  );
}

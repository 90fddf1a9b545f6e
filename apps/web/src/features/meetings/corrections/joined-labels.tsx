import type { JoinedLabel, MeetingTranscript, TranscriptSpeaker } from '@rapport/contract';
import { Split } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { notSaved, useCorrectMeeting } from '../api/correct-meeting.ts';

type JoinedLabelsProps = {
  meetingId: string;
  speaker: TranscriptSpeaker;
  name: string;
  can: MeetingTranscript['can'];
};

const reasons: Record<JoinedLabel['why'], string> = {
  name: 'the same name',
  email: 'the same e-mail address',
};

/**
 * Transcript labels that the analysis merged into one speaker, with the reason and a button to
 * separate them.
 */
export function JoinedLabels({ meetingId, speaker, name, can }: JoinedLabelsProps) {
  const { participantId, joined } = speaker;
  const correct = useCorrectMeeting(meetingId, notSaved);
  const split = (label: string) =>
    correct.mutate({
      correction: { kind: 'split-speaker', participantId, label },
      done: `Split '${label}' from '${name}'.`,
    });
  return (
    <ul aria-label={`Other labels of ${name}`}>
      {joined.map(({ label, why }) => (
        <li key={label} className="flex items-start gap-2 pb-1.5">
          <p className="min-w-0 flex-1 text-12 text-ink-3 wrap-anywhere">
            Also labelled “{label}”: {reasons[why]}
          </p>
          {can.correct && (
            <Button
              size="small"
              icon={Split}
              aria-label={`Split “${label}” from ${name}`}
              busy={correct.isPending}
              onClick={() => split(label)}
            >
              Split
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

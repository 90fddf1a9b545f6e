import { endpoints } from '@rapport/contract';
import { FileX2, RotateCw } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { call } from '@/lib/call.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { useMeetingChange } from '../api/change-meeting.ts';
import { type ShownMeetingDetail, shownProcessingSchema } from '../domain/shown-meeting.ts';

/**
 * Shown for meetings analysed before transcripts were stored, with an offer to analyse them again.
 */
export function NoTranscript({ meeting }: { meeting: ShownMeetingDetail }) {
  const { id, can, processingError } = meeting;
  const readAgain = useMeetingChange(id, {
    // A `meeting-updated` event follows when it is done.
    send: () => call(endpoints.corrections.readAgain, { id, as: shownProcessingSchema }),
    failureText: (error) => refusalSentence(error, 'The meeting could not be read again.'),
  });
  if (!can.correct)
    return (
      <StateBox kind="empty" icon={FileX2} title="No transcript is stored for this meeting">
        It was analysed before transcripts were stored. The person who uploaded it, or an
        administrator, can have it read again.
      </StateBox>
    );
  return (
    <StateBox
      kind="empty"
      icon={FileX2}
      title="Read this meeting again to see its transcript"
      action={
        <Button icon={RotateCw} busy={readAgain.isPending} onClick={() => readAgain.mutate()}>
          Read Again
        </Button>
      }
    >
      {sentenceFor(readAgain.isSuccess, processingError)}
    </StateBox>
  );
}

function sentenceFor(isBeingRead: boolean, error: string | null): string {
  if (error) return `It could not be read again: ${error}`;
  if (isBeingRead) return 'It is being read. The transcript appears here when that is done.';
  return 'It was analysed before transcripts were stored. Reading it again recomputes its results from its file.';
}

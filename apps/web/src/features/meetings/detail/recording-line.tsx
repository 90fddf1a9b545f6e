import { Mic, TriangleAlert, UserPen } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import type { ShownMeetingDetail } from '../domain/shown-meeting.ts';
import { canNameTurns, namingAddress } from '../naming/naming-address.ts';
import { namelessSentence, soundText } from '../recordings/outcome-words.ts';

const lineClass = 'mt-1 flex flex-wrap items-center gap-x-1.5 text-12 text-ink-2';

/** Says that the words of a meeting come from a recording, and whether its speakers are known. */
export function RecordingLine({ meeting }: { meeting: ShownMeetingDetail }) {
  const { recording } = meeting;
  if (!recording || meeting.processingStatus !== 'completed') return null;
  return (
    <>
      <p className="mt-1 flex items-start gap-x-1.5 text-12 text-ink-2">
        <Mic aria-hidden className="mt-0.5 size-3.5 shrink-0 text-ink-3" />
        <span className="wrap-anywhere">
          Written down by {recording.model} from a recording, {soundText(recording)}
        </span>
      </p>
      {recording.speakersTold === false && (
        <p className={lineClass}>
          <span className="flex items-center gap-x-1.5 font-medium text-neu">
            <TriangleAlert aria-hidden className="size-3.5" />
            Speakers were not told apart
          </span>
          <span className="text-pretty">{namelessSentence}</span>
          {canNameTurns(meeting) && (
            <ButtonLink to={namingAddress} preventScrollReset size="small" icon={UserPen}>
              Name Turns
            </ButtonLink>
          )}
        </p>
      )}
    </>
  );
}

import type { MeetingTranscript, TranscriptSpeaker } from '@rapport/contract';
import { ChevronDown, ListFilter } from 'lucide-react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { counted } from '../domain/counted.ts';
import type { ShownMeetingDetail } from '../domain/meeting-status.ts';
import { useKnownTranscript } from './transcript-context.ts';

type SpeakerMenuProps = {
  meeting: ShownMeetingDetail;
  transcript: MeetingTranscript;
  speaker: TranscriptSpeaker;
  onSpeaker: (participantId: string | null) => void;
};

/** A speaker's name, and what can be done about them. */
export function SpeakerMenu({ transcript, speaker, onSpeaker }: SpeakerMenuProps) {
  const { nameOf } = useKnownTranscript();
  const { participantId } = speaker;
  const name = nameOf(participantId);
  const turns = transcript.turns.filter((turn) => turn.participantId === participantId).length;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className="-ml-1 flex h-6 min-w-0 cursor-default items-center gap-1 rounded-inner px-1 font-strong hover:bg-hover data-[state=open]:bg-hover">
        <span className="truncate">{name}</span>
        <ChevronDown aria-hidden className="size-3.5 shrink-0 text-ink-3" />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuLabel>
          {name}, {counted(turns, 'turn')}
        </DropdownMenuLabel>
        <DropdownMenuItem icon={ListFilter} onSelect={() => onSpeaker(participantId)}>
          Show only this speaker
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

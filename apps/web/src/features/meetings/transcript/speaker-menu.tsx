import type { MeetingTranscript, TranscriptSpeaker } from '@rapport/contract';
import { ChevronDown, ListFilter, Merge, Pencil, UserCheck, UserX } from 'lucide-react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { type SpeakerChange, turnsOf } from '../corrections/speaker-change.ts';
import { counted } from '../domain/counted.ts';
import { useKnownTranscript } from './transcript-context.ts';

type SpeakerMenuProps = {
  transcript: MeetingTranscript;
  speaker: TranscriptSpeaker;
  onSpeaker: (participantId: string | null) => void;
  onChange: (change: SpeakerChange) => void;
};

/** A speaker's name, and what can be done about them. */
export function SpeakerMenu(props: SpeakerMenuProps) {
  const { nameOf } = useKnownTranscript();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className="-ml-1 flex h-6 min-w-0 cursor-default items-center gap-1 rounded-inner px-1 font-strong hover:bg-hover data-[state=open]:bg-hover">
        <span className="truncate">{nameOf(props.speaker.participantId)}</span>
        <ChevronDown aria-hidden className="size-3.5 shrink-0 text-ink-3" />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <Items {...props} />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function Items({ transcript, speaker, onSpeaker, onChange }: SpeakerMenuProps) {
  const { nameOf } = useKnownTranscript();
  const { participantId, suggestion, tie } = speaker;
  const canCorrect = transcript.can.correct;
  const name = nameOf(participantId);
  const change = (kind: SpeakerChange['kind']) => () => onChange({ kind, speaker, name });
  return (
    <>
      <DropdownMenuLabel>
        {name}, {counted(turnsOf(transcript, participantId), 'turn')}
        {suggestion && `, perhaps ${suggestion.name}`}
      </DropdownMenuLabel>
      {canCorrect && (
        <>
          <DropdownMenuItem icon={UserCheck} onSelect={change('tie')}>
            Tie to a person
          </DropdownMenuItem>
          {tie && (
            <DropdownMenuItem icon={UserX} onSelect={change('untie')}>
              Untie
            </DropdownMenuItem>
          )}
          {transcript.speakers.length > 1 && (
            <DropdownMenuItem icon={Merge} onSelect={change('merge')}>
              Merge with another speaker
            </DropdownMenuItem>
          )}
          <DropdownMenuItem icon={Pencil} onSelect={change('rename')}>
            Rename
          </DropdownMenuItem>
          <DropdownMenuSeparator />
        </>
      )}
      <DropdownMenuItem icon={ListFilter} onSelect={() => onSpeaker(participantId)}>
        Show only this speaker
      </DropdownMenuItem>
    </>
  );
}

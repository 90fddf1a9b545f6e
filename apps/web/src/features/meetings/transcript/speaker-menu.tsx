import type { MeetingTranscript, TranscriptSpeaker } from '@rapport/contract';
import {
  ChevronDown,
  ListFilter,
  Merge,
  Pencil,
  TextCursorInput,
  UserCheck,
  UserX,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { MenuButton } from '@/components/ui/menu-button.tsx';
import { cn } from '@/lib/cn.ts';
import { counted } from '@/lib/number-words.ts';
import { type SpeakerChange, turnsOf } from '../corrections/speaker-change.ts';
import { useKnownTranscript } from './transcript-context.ts';

type SpeakerMenuProps = {
  transcript: MeetingTranscript;
  speaker: TranscriptSpeaker;
  onSpeaker: (participantId: string | null) => void;
  onChange: (change: SpeakerChange) => void;
  onCorrectWords: () => void;
};

/** A speaker's name, with a menu for corrections. */
export function SpeakerMenu(props: SpeakerMenuProps) {
  const { transcript, speaker, onSpeaker, onChange, onCorrectWords } = props;
  const { nameOf } = useKnownTranscript();
  const { participantId, suggestion, tie } = speaker;
  const canCorrect = transcript.can.correct;
  const name = nameOf(participantId);
  const turns = counted(turnsOf(transcript, participantId), 'turn');
  const change = (kind: SpeakerChange['kind']) => () => onChange({ kind, speaker, name });
  return (
    <MenuButton
      align="start"
      className="min-w-0"
      title={`${name}, ${turns}${suggestion ? `, perhaps ${suggestion.name}` : ''}`}
      groups={[
        [
          canCorrect && { label: 'Tie to a person', icon: UserCheck, onSelect: change('tie') },
          canCorrect && tie !== null && { label: 'Untie', icon: UserX, onSelect: change('untie') },
          canCorrect &&
            transcript.speakers.length > 1 && {
              label: 'Merge with another speaker',
              icon: Merge,
              onSelect: change('merge'),
            },
          canCorrect && { label: 'Rename', icon: Pencil, onSelect: change('rename') },
        ],
        [
          canCorrect && correctWords(onCorrectWords),
          {
            label: 'Show only this speaker',
            icon: ListFilter,
            onSelect: () => onSpeaker(participantId),
          },
        ],
      ]}
    >
      <NameButton name={name} />
    </MenuButton>
  );
}

const correctWords = (onSelect: () => void) => ({
  label: 'Correct words',
  icon: TextCursorInput,
  onSelect,
});

type NamelessMenuProps = { name: string; onCorrectWords: () => void };

/** The menu of a turn without a speaker. */
export const NamelessMenu = ({ name, onCorrectWords }: NamelessMenuProps) => (
  <MenuButton
    align="start"
    className="min-w-0"
    title={name}
    groups={[[correctWords(onCorrectWords)]]}
  >
    <NameButton name={name} className="text-ink-2" />
  </MenuButton>
);

function NameButton({ name, className, ...props }: ComponentProps<'button'> & { name: string }) {
  return (
    <button
      type="button"
      className={cn(
        '-ml-1 flex h-6 min-w-0 cursor-default items-center gap-1 rounded-inner px-1 font-strong hover:bg-hover data-[state=open]:bg-hover',
        className,
      )}
      {...props}
    >
      <span className="truncate">{name}</span>
      <ChevronDown aria-hidden className="size-3.5 shrink-0 text-ink-3" />
    </button>
  );
}

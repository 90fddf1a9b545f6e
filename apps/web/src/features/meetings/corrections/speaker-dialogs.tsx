import type { MeetingTranscript } from '@rapport/contract';
import { MergeDialog } from './merge-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import type { SpeakerChange } from './speaker-change.ts';
import { TieDialog } from './tie-dialog.tsx';
import { UntieDialog } from './untie-dialog.tsx';

type SpeakerDialogsProps = {
  meetingId: string;
  transcript: MeetingTranscript;
  change: SpeakerChange | null;
  onClose: () => void;
};

const dialogs = { tie: TieDialog, untie: UntieDialog, merge: MergeDialog, rename: RenameDialog };

/** The dialogs for changing a speaker. */
export function SpeakerDialogs({ change, ...props }: SpeakerDialogsProps) {
  if (!change) return null;
  const { kind, speaker, name } = change;
  const SpeakerDialog = dialogs[kind];
  return <SpeakerDialog speaker={speaker} name={name} {...props} />;
}

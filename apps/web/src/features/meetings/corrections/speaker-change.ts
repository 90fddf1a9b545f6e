import type { MeetingTranscript, TranscriptSpeaker } from '@rapport/contract';

/** A change of a speaker that is asked about; who they were then, whatever others change meanwhile. */
export type SpeakerChange = {
  kind: 'tie' | 'untie' | 'merge' | 'rename';
  speaker: TranscriptSpeaker;
  name: string;
};

export type SpeakerDialogProps = {
  meetingId: string;
  transcript: MeetingTranscript;
  speaker: TranscriptSpeaker;
  name: string;
  onClose: () => void;
};

/** How many turns a speaker has. */
export function turnsOf({ turns }: MeetingTranscript, participantId: string): number {
  return turns.filter((turn) => turn.participantId === participantId).length;
}

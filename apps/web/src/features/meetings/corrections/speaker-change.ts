import type { MeetingTranscript, TranscriptSpeaker } from '@rapport/contract';

/**
 * A change of a speaker in an open dialog. The speaker is kept as it was when the dialog opened,
 * unaffected by live updates.
 */
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

/** The number of turns of a speaker. */
export function turnsOf({ turns }: MeetingTranscript, participantId: string): number {
  return turns.filter((turn) => turn.participantId === participantId).length;
}

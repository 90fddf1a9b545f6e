import type { Correction, MeetingCheckKind } from '@rapport/contract';

/** What a choice changes, and the sentence that tells it. */
export type Choice = { done: string } & (
  | { corrections: readonly Correction[] }
  | { roomSpeakerId: string }
);

/** The button for the present reading. */
export const itIsRight = (check: MeetingCheckKind, done: string) => ({
  verb: 'It is right',
  does: { corrections: [{ kind: 'keep-as-read' as const, check }], done },
});

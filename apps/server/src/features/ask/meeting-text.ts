import type { Meeting } from '@rapport/ask';

/** A meeting as a thread gets it: its turns are still JSON. */
export type MeetingText = Omit<Meeting, 'turns'> & {
  pieces: readonly string[];
  /** Names by the id of the participant, the same for one person in all meetings. */
  names: Readonly<Record<string, string>>;
};

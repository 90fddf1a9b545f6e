import type { Meeting } from '@rapport/ask';

/** A meeting as sent to a thread: its turns are still JSON. */
export type MeetingText = Omit<Meeting, 'turns'> & {
  pieces: readonly string[];
  /** Names by participant id; the same name for a person in all meetings. */
  names: Readonly<Record<string, string>>;
};

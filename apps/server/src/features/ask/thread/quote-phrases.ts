import { mentions, sentencesIn } from '@rapport/ask';
import type { MeetingText } from './meeting-text.ts';
import { readMeetingText } from './read-meeting-text.ts';
import type { SaidPlace } from './said-place.ts';

export type PhrasesTask = {
  meetings: readonly MeetingText[];
  /** Phrases as words without plurals, in order, each with the meeting in which it is searched. */
  phrases: readonly { phrase: readonly string[]; meetingId: string }[];
};

/** For each phrase, the first sentence of its meeting that mentions it. */
export function quotePhrases({ meetings, phrases }: PhrasesTask): (SaidPlace | null)[] {
  const read = new Map(
    meetings.map((text) => {
      const one = readMeetingText(text);
      return [one.meeting.id, one];
    }),
  );
  return phrases.map(({ phrase, meetingId }) => {
    for (const { position, start, participantId, text } of read.get(meetingId)?.stored ?? []) {
      const place = sentencesIn(text).find(({ from, to }) =>
        mentions(text.slice(from, to), phrase),
      );
      if (place)
        return {
          meetingId,
          turn: position,
          start,
          participantId,
          text: text.slice(place.from, place.to),
        };
    }
    return null;
  });
}

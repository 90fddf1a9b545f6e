import { mentions, type OutcomeKind, type Question } from '@rapport/ask';
import type { MeetingText } from './meeting-text.ts';
import { readMeetingText } from './read-meeting-text.ts';
import type { SaidPlace } from './said-place.ts';

export type OutcomesTask = {
  question: Pick<Question, 'phrase' | 'speakers'>;
  kind: OutcomeKind;
  meetings: readonly MeetingText[];
};

/** Outcomes whose turn mentions the phrase and that people of the question said or own. */
export function outcomesAbout({ question, kind, meetings }: OutcomesTask): SaidPlace[] {
  const { phrase, speakers } = question;
  return meetings.flatMap((text) => {
    const { meeting, stored } = readMeetingText(text);
    return meeting.outcomes.flatMap((outcome): SaidPlace[] => {
      const turn = meeting.turns[outcome.turn];
      const place = stored[outcome.turn];
      if (outcome.kind !== kind || !turn || !place) return [];
      if (speakers.length > 0 && !speakers.includes(outcome.owner ?? turn.speaker ?? '')) return [];
      if (!mentions(turn.text, phrase)) return [];
      const { position, start, participantId } = place;
      return [{ meetingId: meeting.id, turn: position, start, participantId, text: outcome.quote }];
    });
  });
}

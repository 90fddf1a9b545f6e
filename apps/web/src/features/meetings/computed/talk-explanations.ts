import { type MeetingTranscript, namedPeople } from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';
import type { ShownMeetingDetail } from '../domain/shown-meeting.ts';
import type { Explanation } from './explanation.ts';

const wordsPerMinute = 150;

/**
 * Explains the duration. Whether the file has times is only known once the transcript is loaded.
 */
export function durationExplanation(
  { durationMinutes }: ShownMeetingDetail,
  transcript: MeetingTranscript | null | undefined,
): Explanation {
  const minutes = counted(Math.round(durationMinutes), 'minute');
  const isEstimated = transcript && !transcript.coverage.timed;
  return {
    figure: 'duration',
    steps: [
      'If the transcript has times, they are used.',
      `Otherwise it is estimated from the words, at ${wordsPerMinute} a minute.`,
    ],
    sum: isEstimated
      ? `${transcript.coverage.words.toLocaleString('en')} ÷ ${wordsPerMinute} = ${minutes}.`
      : undefined,
    basis: transcript
      ? `${counted(transcript.coverage.words, 'word')}${isEstimated ? ', without times' : ' and their times'}`
      : 'one transcript',
  };
}

/** Explains the number of participants. */
export function peopleExplanation({ participants }: ShownMeetingDetail): Explanation {
  return {
    figure: 'people',
    steps: [
      'Labels that certainly mean the same person count once: the same e-mail address, or the same full name without contradictions.',
      'All others count as separate people.',
    ],
    sum: `${counted(namedPeople(participants), 'speaker')}.`,
    basis: `${counted(namedPeople(participants), 'label')} that were not joined`,
  };
}

/** Explains the number of actions. */
export function actionsExplanation({ actions }: ShownMeetingDetail): Explanation {
  return {
    figure: 'action-count',
    steps: [
      'Promises and requests are detected: “I will send ...”, “Bo, can you ...”, “we need to ...” if someone accepts it.',
      'Conditions, guesses and actions within the meeting itself are left out.',
    ],
    sum: `${counted(actions, 'task')} found.`,
    basis: 'the sentences of one transcript',
  };
}

import type { MeetingTranscript } from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';
import type { ShownMeetingDetail } from '../domain/meeting-status.ts';
import type { Explanation } from './explanation.ts';

const wordsPerMinute = 150;

/** Explains the duration. Whether the file has times is known once the transcript is loaded. */
export function durationExplanation(
  { durationMinutes }: ShownMeetingDetail,
  transcript: MeetingTranscript | null | undefined,
): Explanation {
  const minutes = counted(Math.round(durationMinutes), 'minute');
  const isEstimated = transcript && !transcript.coverage.timed;
  return {
    definition: 'The length of the meeting according to the transcript.',
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
    limits:
      'Times are as accurate as those in the file; without times it is a rough estimate. Talk before and after the recording is not included.',
  };
}

/** Explains the number of participants. */
export function peopleExplanation({ participants }: ShownMeetingDetail): Explanation {
  return {
    definition: 'Everyone whom the transcript names as a speaker.',
    steps: [
      'Labels that certainly mean the same person count once: the same e-mail address, or the same full name without contradictions.',
      'All others count as separate people.',
    ],
    sum: `${counted(participants.length, 'speaker')}.`,
    basis: `${counted(participants.length, 'label')} that were not joined`,
    limits:
      'People who said nothing are not in a transcript. Speakers who are the same person can be merged in the transcript.',
  };
}

/** Explains the number of actions. */
export function actionsExplanation({ actions }: ShownMeetingDetail): Explanation {
  return {
    definition: 'Sentences in which someone accepts a task, or is given one.',
    steps: [
      'Promises and requests are detected: “I will send ...”, “Bo, can you ...”, “we need to ...” if someone accepts it.',
      'Conditions, guesses and actions within the meeting itself are left out.',
    ],
    sum: `${counted(actions, 'task')} found.`,
    basis: 'the sentences of one transcript',
    limits:
      'The rules are strict: a missed task is better than an invented one, so there may be more.',
  };
}

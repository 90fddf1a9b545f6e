import type { MeetingTranscript } from '@rapport/contract';
import { counted } from '../domain/counted.ts';
import type { ShownMeetingDetail } from '../domain/meeting-status.ts';
import type { Explanation } from './explanation.ts';

const wordsPerMinute = 150;

/** Of the share of talk beside each speaker. */
export function talkShareExplanation(
  { turns, speakers }: MeetingTranscript,
  nameOf: (participantId: string) => string,
): Explanation {
  const words = new Map<string, number>();
  for (const { participantId, text } of turns) {
    if (participantId === null) continue;
    const count = text.split(/\s+/).filter(Boolean).length;
    words.set(participantId, (words.get(participantId) ?? 0) + count);
  }
  const all = [...words.values()].reduce((sum, count) => sum + count, 0);
  const [most] = [...words].sort(([, a], [, b]) => b - a);
  const part = (count: number) => Math.round((count / all) * 100);
  return {
    definition: 'It is a part of the words, not of the time.',
    steps: [
      'The words of each speaker are counted.',
      'They are divided by the words of all speakers. Words of nobody named count for nobody.',
    ],
    sum:
      most &&
      `${nameOf(most[0])}: ${most[1].toLocaleString('en')} ÷ ${all.toLocaleString('en')} = ${part(most[1])} %.`,
    basis: `${counted(all, 'word')} of ${counted(speakers.length, 'speaker')}`,
    limits:
      'It is as right as the transcript: someone under two labels is counted as two until they are merged. Talking much is not contributing much; listening, chat and nodding cannot be seen.',
  };
}

/** Of how long the meeting was; the transcript says whether it has times, once it is there. */
export function durationExplanation(
  { durationMinutes }: ShownMeetingDetail,
  transcript: MeetingTranscript | null | undefined,
): Explanation {
  const minutes = counted(Math.round(durationMinutes), 'minute');
  const isEstimated = transcript && !transcript.coverage.timed;
  return {
    definition: 'How long the meeting was, as far as the transcript tells.',
    steps: [
      'Where the transcript has times, they are taken.',
      `Where it has none, all words are taken at ${wordsPerMinute} a minute.`,
    ],
    sum: isEstimated
      ? `${transcript.coverage.words.toLocaleString('en')} ÷ ${wordsPerMinute} = ${minutes}.`
      : undefined,
    basis: transcript
      ? `${counted(transcript.coverage.words, 'word')}${isEstimated ? ', without times' : ' and their times'}`
      : 'one transcript',
    limits:
      'Times are as right as the file has them; without times it is a rough estimate. What was said before and after the recording is not in it.',
  };
}

/** Of how many people spoke. */
export function peopleExplanation({ participants }: ShownMeetingDetail): Explanation {
  return {
    definition: 'Everyone whom the transcript names as a speaker.',
    steps: [
      'Labels that mean the same person for certain count once: the same e-mail, or the same whole name where nothing speaks against it.',
      'All others count as people of their own.',
    ],
    sum: `${counted(participants.length, 'speaker')}.`,
    basis: `${counted(participants.length, 'label')} that stayed apart`,
    limits:
      'Whoever said nothing is not in a transcript. Speakers that are one person can be merged in the transcript.',
  };
}

/** Of how many tasks were found. */
export function actionsExplanation({ actions }: ShownMeetingDetail): Explanation {
  return {
    definition: 'Sentences in which somebody takes a task, or is given one.',
    steps: [
      'Promises and requests are looked for: “I will send ...”, “Bo, can you ...”, “we need to ...” where somebody takes it on.',
      'Conditions, guesses and what is done in the meeting itself are left out.',
    ],
    sum: `${counted(actions, 'task')} found.`,
    basis: 'the sentences of one transcript',
    limits:
      'The rules are tight: a missed task is better than an invented one, so there may be more.',
  };
}

import { longDate } from '../domain/format-meeting-date.ts';
import type { ShownMeetingDetail } from '../domain/meeting-status.ts';
import type { Explanation } from './explanation.ts';

/** Of the date of a meeting whose transcript has none. */
export function uploadDateExplanation({ date }: ShownMeetingDetail): Explanation {
  return {
    definition: 'The day of the upload, because nothing says when the meeting was.',
    steps: [
      'A date is looked for in the transcript: in its title, its notes and the heads of its pages.',
      'Then in the name of the file.',
    ],
    sum: `Neither has one, so it is ${longDate(date)}.`,
    basis: 'one transcript and the name of its file',
    limits: 'It may be another day. Whoever may change the meeting can set the right one.',
  };
}

import { longDate } from '../domain/format-meeting-date.ts';
import type { ShownMeetingDetail } from '../domain/shown-meeting.ts';
import type { Explanation } from './explanation.ts';

/** Explains the date of a meeting whose transcript contains none. */
export function uploadDateExplanation({ date }: ShownMeetingDetail): Explanation {
  return {
    figure: 'meeting-start',
    steps: [
      'The transcript is searched for a date: its title, its notes and its page headers.',
      'Then the file name is searched.',
    ],
    sum: `Neither contains one, so the date is ${longDate(date)}.`,
    basis: 'one transcript and its file name',
  };
}

import { speakersOf } from '../meeting-of.ts';
import { isWithin } from '../question/period.ts';
import type { Question } from '../question/read-question.ts';
import type { Meeting } from '../types.ts';

/** Whether a meeting is in the question's period and series, and one of its people speaks there. */
export function isAskedAbout(
  meeting: Meeting,
  { period, series, speakers }: Pick<Question, 'period' | 'series' | 'speakers'>,
): boolean {
  if (period && !isWithin(meeting.day, period)) return false;
  if (series !== null && meeting.series !== series) return false;
  return speakers.length === 0 || speakersOf(meeting).some((name) => speakers.includes(name));
}

import type { MeetingCheck } from '@rapport/contract';
import { clock } from '@/lib/clock.ts';
import { dayAndMonth, longDay } from '@/lib/format-day.ts';
import { counted, listed, plural } from '@/lib/number-words.ts';
import { lengthWords } from './length-words.ts';
import type { CheckOf } from './reading.ts';

/** A sentence whose doubtful value is strong. */
export type DoubtSentence = { before?: string; value: string; after: string };

/** Hours from which a length is doubted whatever is said. */
const longHours = 12;

const reasonWords = {
  'file-name': 'name',
  weekday: 'weekday',
  series: 'series',
} as const;

/** Says what is doubtful. */
export function doubtSentence(check: MeetingCheck): DoubtSentence {
  switch (check.kind) {
    case 'length':
      return { before: 'Length ', value: lengthWords(check.minutes), after: whyLength(check) };
    case 'date':
      return { before: 'The ', value: 'date', after: ` does not agree${whyDate(check)}` };
    case 'names-inside': {
      const { names } = check;
      const verb = plural(names, 'stands', 'stand');
      return { value: counted(names, 'name'), after: ` ${verb} inside other people’s turns` };
    }
    case 'names-missed':
      return { value: 'Names or times', after: ' may not have been read' };
    case 'left-out':
      return {
        value: counted(check.words, 'word'),
        after: ` of the file, ${Math.round(check.share * 100)} %, are in no turn`,
      };
    case 'some-times':
      return {
        before: 'Only ',
        value: `${check.timed} of ${counted(check.turns, 'turn')}`,
        after: ` ${plural(check.timed, 'has', 'have')} a time`,
      };
    case 'one-speaker':
      return {
        value: 'One speaker',
        after: `, ‘${check.speaker}’, has all ${counted(check.turns, 'turn')}`,
      };
    case 'unattributed': {
      const { from: start } = check;
      const from = start === null || start < 1 ? '' : `, from ${clock(start)} on`;
      const value = `${Math.round(check.share * 100)} %`;
      return { value, after: ` of the words have no speaker${from}` };
    }
  }
}

function whyLength({ minutes, likelyMinutes }: CheckOf<'length'>): string {
  const reasons = [
    ...(minutes > longHours * 60 ? [`over ${longHours} hours`] : []),
    ...(likelyMinutes === null ? [] : [`the words take ${lengthWords(likelyMinutes)}`]),
  ];
  return reasons.length > 0 ? `: ${reasons.join(', and ')}` : '';
}

function whyDate({ date, likelyDate, because }: CheckOf<'date'>): string {
  if (because.length === 0) return '';
  const reasons = listed(because.map((reason) => reasonWords[reason]));
  return `: ${reasons} ${plural(because.length, 'says', 'say')} ${shortestDay(likelyDate, date)}`;
}

/** Only what differs from another day: '2026', '12 Nov', '12 November 2026'. */
export function shortestDay(day: string, other: string): string {
  if (day.slice(4) === other.slice(4)) return day.slice(0, 4);
  return day.slice(0, 4) === other.slice(0, 4) ? dayAndMonth(day) : longDay(day);
}

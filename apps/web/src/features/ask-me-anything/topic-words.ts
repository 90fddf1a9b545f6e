import { today } from '@/lib/days.ts';
import { longDay } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';

type Topic = { mentions: number; meetings: number; lastOn: string };

/** '17 November', with the year if it is not the current one. */
export const longDayOfYear = (day: string): string =>
  day.slice(0, 4) === today().slice(0, 4) ? longDay(day).slice(0, -5) : longDay(day);

/** '61 mentions in 11 meetings, last on 17 November' */
export const topicWords = ({ mentions, meetings, lastOn }: Topic): string =>
  `${counted(mentions, 'mention')} in ${counted(meetings, 'meeting')}, last on ${longDayOfYear(lastOn)}`;

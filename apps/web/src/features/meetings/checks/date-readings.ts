import type { CheckedMeeting, LikelyDayReason } from '@rapport/contract';
import { Calendar } from 'lucide-react';
import { writeDay } from '@/lib/format-day.ts';
import { capitalised } from '@/lib/number-words.ts';
import { changedSentence } from './changed-sentence.ts';
import { fullDay } from './check-words.ts';
import { itIsRight } from './choice.ts';
import { shortestDay } from './doubt-words.ts';
import type { CheckOf, Readings } from './reading.ts';

export function dateReadings({ title, time }: CheckedMeeting, check: CheckOf<'date'>): Readings {
  const { date, line, likelyDate, because } = check;
  return {
    likely: {
      icon: Calendar,
      title: fullDay(likelyDate),
      note: capitalised(because.map((reason) => reasonNote(reason, likelyDate)).join('; ')),
      button: {
        verb: `Take ${shortestDay(likelyDate, date)}`,
        does: {
          corrections: [{ kind: 'set-start', date: likelyDate, time }],
          done: changedSentence(title, { day: likelyDate }),
        },
      },
    },
    present: {
      icon: Calendar,
      title: fullDay(date),
      note: line === null ? 'As the file was read' : `Read from: “${line}”`,
      button: itIsRight('date', `${title} stays on ${fullDay(date)}.`),
    },
    effect: 'on the day as read until you choose',
  };
}

function reasonNote(reason: LikelyDayReason, day: string): string {
  switch (reason) {
    case 'file-name':
      return 'name of the file';
    case 'weekday':
      return `a ${writeDay(day, { weekday: 'long' })}, as said`;
    case 'series':
      return 'a day of its series';
  }
}

import { listed } from '@/lib/number-words.ts';
import { fullDay } from './check-words.ts';
import { lengthWords } from './length-words.ts';

type Changed = { day?: string; time?: string | null; minutes?: number };

/** 'Weekly carrier call is 37 minutes long now. Hours and its series follow.' */
export function changedSentence(title: string, { day, time, minutes }: Changed): string {
  const parts = [
    ...(day === undefined ? [] : [`is on ${fullDay(day)} now`]),
    ...(time === undefined ? [] : [time === null ? 'has no time now' : `begins at ${time} now`]),
    ...(minutes === undefined ? [] : [`is ${lengthWords(minutes)} long now`]),
  ];
  const follows = minutes === undefined ? 'Its series follows.' : 'Hours and its series follow.';
  return `${title} ${listed(parts)}. ${follows}`;
}

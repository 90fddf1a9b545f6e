import { dayOfMoment } from '@/lib/format-day.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const relative = new Intl.RelativeTimeFormat('en');

/** 'just now', '5 minutes ago', '2 hours ago', from a day on 'on 11 Nov 2026'. */
export function agoWords(moment: Date, now = new Date()): string {
  const ageMs = now.getTime() - moment.getTime();
  if (ageMs < minuteMs) return 'just now';
  if (ageMs < hourMs) return relative.format(-Math.floor(ageMs / minuteMs), 'minute');
  if (ageMs < dayMs) return relative.format(-Math.floor(ageMs / hourMs), 'hour');
  return `on ${dayOfMoment(moment.toISOString())}`;
}

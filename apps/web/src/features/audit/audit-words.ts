import type { AuditEntry } from '@rapport/contract';
import { deviceOf } from '@/lib/device.ts';
import { dayOfMoment } from '@/lib/format-day.ts';

export function whoWords({ action, person }: Pick<AuditEntry, 'action' | 'person'>): {
  name: string;
  email?: string;
} {
  if (!person) return { name: othersWords.get(action) ?? 'The server' };
  const { name, email } = person;
  if (!email) return { name: name ?? 'Former person' };
  return name && name !== email ? { name, email } : { name: email };
}

/** Shown as the actor of actions without an account. */
const othersWords = new Map<AuditEntry['action'], string>([
  ['sign-in-failed', 'Unknown person'],
  ['directory-person-changed', 'The directory'],
  ['directory-group-changed', 'The directory'],
]);

const timeFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

/** '21 Nov 2026' and '08:33:12', local. */
export function whenWords(at: string): { day: string; time: string } {
  return { day: dayOfMoment(at), time: timeFormat.format(new Date(at)) };
}

/** 'Firefox on Linux', or the user agent of a program that is not a browser. */
export function deviceWords(device: string | null): string {
  if (!device) return '';
  return device.startsWith('Mozilla/') ? deviceOf(device).words : device;
}

const aboutMeetings = [
  'transcript-uploaded',
  'transcript-imported',
  'processing-cancelled',
  'processing-retried',
  'meeting-read-again',
  'meeting-corrected',
  'meeting-counting-changed',
  'correction-undone',
];

/** The path of the meeting that the entry is about; none if it was deleted. */
export function targetPath({ action, target }: Pick<AuditEntry, 'action' | 'target'>) {
  return target.id && aboutMeetings.includes(action) ? `/meetings/${target.id}` : undefined;
}

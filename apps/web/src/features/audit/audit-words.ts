import type { AuditEntry } from '@rapport/contract';
import { deviceOf } from '@/lib/device.ts';

/** Who did it, as a name with an address below it where both are known. */
export function whoWords({ action, person }: Pick<AuditEntry, 'action' | 'person'>): {
  name: string;
  email?: string;
} {
  if (!person) return { name: action === 'sign-in-failed' ? 'Somebody' : 'The server' };
  const { name, email } = person;
  if (!email) return { name: name ?? 'Former person' };
  return name && name !== email ? { name, email } : { name: email };
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const timeFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

/** '21 Nov 2026' and '08:33:12', where the reader is. */
export function whenWords(at: string): { day: string; time: string } {
  const moment = new Date(at);
  return {
    day: dayFormat.format(moment).replace('Sept', 'Sep'),
    time: timeFormat.format(moment),
  };
}

/** 'Firefox on Linux', or what a program that is no browser calls itself. */
export function deviceWords(device: string | null): string {
  if (!device) return '';
  return device.startsWith('Mozilla/') ? deviceOf(device).words : device;
}

const aboutMeetings = [
  'transcript-uploaded',
  'processing-cancelled',
  'processing-retried',
  'meeting-read-again',
  'meeting-corrected',
  'correction-undone',
];

/** Where what it was done to can be looked at. */
export function targetPath({ action, target }: Pick<AuditEntry, 'action' | 'target'>) {
  return target.id && aboutMeetings.includes(action) ? `/meetings/${target.id}` : undefined;
}

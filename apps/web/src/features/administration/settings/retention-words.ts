import type { RetentionPreview } from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';

const yearDays = 365;
export const offeredDays = [30, 90, 180, ...[1, 2, 3, 5, 7, 10].map((years) => years * yearDays)];

/** '90 days', '1 year' */
export function periodWords(days: number | null): string {
  if (days === null) return 'Keep until deleted';
  return days % yearDays === 0 ? counted(days / yearDays, 'year') : counted(days, 'day');
}

/** 'the original files of 3 meetings', for use in a sentence. Empty if nothing is deleted. */
export function deletionWords({ meetings, files }: RetentionPreview): string {
  const noun = meetings > 0 ? 'other meeting' : 'meeting';
  const parts = [
    meetings > 0 &&
      `${counted(meetings, 'meeting')} with everything that belongs to ${meetings === 1 ? 'it' : 'them'}`,
    files > 0 && `the original file${files === 1 ? '' : 's'} of ${counted(files, noun)}`,
  ];
  return parts.filter(Boolean).join(' and ');
}

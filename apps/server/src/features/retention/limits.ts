import type { RetentionPeriods } from '@rapport/contract';
import { dayMs } from '../../ground/calendar-days.ts';

/** Uploads before these moments expire; null means no limit. */
export type Limits = { files: Date | null; meetings: Date | null };

export function limitsAt(now: Date, { fileDays, meetingDays }: RetentionPeriods): Limits {
  const before = (days: number | null) =>
    days === null ? null : new Date(now.getTime() - days * dayMs);
  return { files: before(fileDays), meetings: before(meetingDays) };
}

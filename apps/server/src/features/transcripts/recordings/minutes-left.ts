import type { Queryable } from '../../../database/types.ts';
import type { SpeechSettings } from '../../../platform/env.ts';
import { AppError } from '../../../platform/errors.ts';
import { readSeconds } from './speech-month-repository.ts';

/** Of this month, in minutes; null without a limit. */
export async function readMinutesLeft(
  db: Queryable,
  organizationId: string,
  { minutesPerMonth }: Pick<SpeechSettings, 'minutesPerMonth'>,
): Promise<number | null> {
  if (minutesPerMonth === undefined) return null;
  return Math.max(0, minutesPerMonth - (await readSeconds(db, organizationId)) / 60);
}

/** @throws AppError 409 SPEECH_MINUTES_USED if nothing of this month is left */
export async function requireMinutes(
  db: Queryable,
  organizationId: string,
  settings: Pick<SpeechSettings, 'minutesPerMonth'>,
): Promise<void> {
  if ((await readMinutesLeft(db, organizationId, settings)) !== 0) return;
  throw new AppError(
    409,
    'SPEECH_MINUTES_USED',
    `Your organization has used its ${settings.minutesPerMonth} minutes of recordings for this month. Upload the transcript instead, or the recording next month. An administrator of the server can raise the limit.`,
  );
}

import { effectiveSoundDays, type TrustSettings } from '@rapport/contract';
import type { StoredRecording } from '../../database/types.ts';

/** Until when readers of the meeting can listen; null if they cannot. */
export const listenableUntil = (
  { soundUntil }: Pick<StoredRecording, 'soundUntil'>,
  trust: TrustSettings,
  now = new Date(),
): Date | null =>
  soundUntil && soundUntil > now && effectiveSoundDays(trust) !== null ? soundUntil : null;

import type { Recording } from '@rapport/contract';
import type { StoredRecording } from '../../database/types.ts';

export function presentRecording(recording: StoredRecording): Recording {
  const { speakersTold, model, seconds, secondsTranscribed, parts } = recording;
  const { triesAgainAt, soundUntil } = recording;
  return {
    speakersTold,
    model,
    minutes: seconds === null ? null : seconds / 60,
    minutesTranscribed: secondsTranscribed / 60,
    parts,
    soundUntil: soundUntil?.toISOString() ?? null,
    ...(triesAgainAt && { triesAgainAt: triesAgainAt.toISOString() }),
  };
}

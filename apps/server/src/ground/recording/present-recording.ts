import type { Recording, TrustSettings } from '@rapport/contract';
import type { StoredRecording } from '../../database/types.ts';
import { everyField } from '../../platform/every-field.ts';
import { listenableUntil } from './listenable-until.ts';

export function presentRecording(recording: StoredRecording, trust: TrustSettings): Recording {
  const { speakersTold, model, seconds, secondsTranscribed, parts } = recording;
  const { triesAgainAt } = recording;
  return everyField<Recording>()({
    speakersTold,
    model,
    minutes: seconds === null ? null : seconds / 60,
    minutesTranscribed: secondsTranscribed / 60,
    parts,
    soundUntil: listenableUntil(recording, trust)?.toISOString() ?? null,
    ...(triesAgainAt && { triesAgainAt: triesAgainAt.toISOString() }),
  });
}

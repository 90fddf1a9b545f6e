import type { SpeechSettings } from '../../../platform/env.ts';
import { createOpenAiSpeech } from '../../../platform/speech/openai-speech.ts';
import { createSoundPool } from './sound/sound-pool.ts';
import type { Speech } from './speech-services.ts';

/** Opens the speech service for the background work. */
export function openSpeech(settings: SpeechSettings, threads: number) {
  const stop = new AbortController();
  const pool = createSoundPool(threads);
  const speech: Speech = {
    settings,
    service: createOpenAiSpeech(settings),
    pool,
    stopping: stop.signal,
  };
  return {
    speech,
    /** A part may take minutes; it is sent again after the next start. */
    stop: () => stop.abort(),
    close: () => pool.close(),
  };
}

import type { Database } from '../../../database/types.ts';
import type { SpeechSettings } from '../../../platform/env.ts';
import type { EventBus } from '../../../platform/event-bus.ts';
import type { JobQueue } from '../../../platform/job-queue.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { SpeechService } from '../../../platform/speech/speech-service.ts';
import type { SoundPool } from './sound/sound-pool.ts';

/** What transcribing needs where a speech service is set up. */
export type Speech = {
  settings: SpeechSettings;
  service: SpeechService;
  pool: SoundPool;
  /** Aborted when the process stops. */
  stopping: AbortSignal;
};

export type TranscribeServices = {
  db: Database;
  queue: JobQueue;
  bus: EventBus;
  log: Logger;
  speech?: Speech | undefined;
};

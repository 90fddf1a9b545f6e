import type { SpokenSegment } from '../../database/types.ts';

export type SpeechFailure =
  /** Nothing was answered: it is asked again. */
  | 'no-answer'
  /** The key or the address is wrong: it is asked again, because an administrator can change them. */
  | 'not-allowed'
  /** Sent in smaller parts. */
  | 'too-large'
  /** Refused for another reason. */
  | 'refused'
  /** An answer in none of the forms. */
  | 'unreadable-answer';

/** The message is for the log, so it contains nothing of what was sent or answered. */
export class SpeechError extends Error {
  override name = 'SpeechError';
  readonly failure: SpeechFailure;
  /** After which the service wants to be asked again. */
  readonly retryAfterSeconds: number | undefined;

  constructor(failure: SpeechFailure, detail: string, retryAfterSeconds?: number) {
    super(detail);
    this.failure = failure;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type SoundPart = {
  bytes: Uint8Array<ArrayBuffer>;
  fileName: string;
  mimeType: string;
  seconds: number;
  /** As in 'en'. */
  language: string | null;
  /** Names that may be said. */
  names: readonly string[];
};

/** Words, times and labels, and nothing else of what the service answers. */
export type Transcribed = {
  /** In seconds from the beginning of the part. */
  segments: SpokenSegment[];
  /** As in 'en'; null if it was not told. */
  language: string | null;
  /** False if the service refused to be told the language. */
  tookLanguage: boolean;
};

export type SpeechService = {
  model: string;
  /** The size of what is sent at once, in bytes; less after a part was too large. */
  bytesMax(): number;
  /** @throws SpeechError */
  transcribe(part: SoundPart, dropped: AbortSignal): Promise<Transcribed>;
};

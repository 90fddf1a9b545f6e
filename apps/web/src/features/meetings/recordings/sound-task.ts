import type { RecordingEnding } from '@rapport/contract';

export type SoundTask = { file: Blob; sizeMaxMb: number };

/**
 * Why there is no sound to send: `no-means` is a file that can be read, whose sound this browser can neither copy nor
 * encode.
 */
export type NoSound = 'no-sound' | 'unreadable' | 'no-means' | 'too-large';

export type FoundSound = {
  /** Null until the whole file is read, if its head does not say it. */
  minutes: number | null;
  /** Estimated from the first packets. */
  expectedBytes: number | null;
};

export type TakenSound = {
  /** The file itself, if it has no picture. */
  sound: Blob;
  /** Of the name of the sound; undefined keeps the name of the file. */
  ending: RecordingEnding | undefined;
  minutes: number;
  /** Of several tracks the first is taken. */
  tracks: number;
  /** Absent where browsers cannot compute it, as on sites without https. */
  sha256?: string | undefined;
};

export type SoundAnswer =
  | { kind: 'found'; found: FoundSound }
  | { kind: 'progress'; readBytes: number }
  | { kind: 'taken'; taken: TakenSound }
  | { kind: 'none'; reason: NoSound }
  /** The file was moved or changed, or broke off. */
  | { kind: 'failed' };

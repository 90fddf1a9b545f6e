/** What a thread is to do with the sound of `size` bytes, which it asks for chunk by chunk. */
export type SoundTask =
  | { kind: 'copy'; size: number }
  | { kind: 'cut'; size: number; from: number; secondsMax: number; bytesMax: number };

/** Instead of an error, because error classes are lost when copied between threads. */
export type SoundOutcome =
  | { kind: 'copied'; size: number; seconds: number; mimeType: string }
  | ({ kind: 'cut' } & CutSound)
  | { kind: 'refused'; message: string };

export type CutSound = {
  bytes: Uint8Array<ArrayBuffer>;
  mimeType: string;
  ending: string;
  /** In seconds of the recording. */
  from: number;
  to: number;
  /** Where the next part begins; before `to` if no pause was found. */
  next: number;
};

/** A thread begins with its id, and then asks for chunks and hands over those that it has written. */
export type SoundQuestion =
  | { threadId: number }
  | { id: number; readChunk: number }
  | { id: number; writtenChunk: number; bytes: Uint8Array<ArrayBuffer> };
/** Without bytes if they were written, or if they are gone. */
export type SoundReply = { id: number; bytes?: Uint8Array; isGone?: boolean };

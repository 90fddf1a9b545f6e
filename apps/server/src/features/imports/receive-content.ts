import { createHash } from 'node:crypto';
import type { Database } from '../../database/types.ts';
import type { WrittenSound } from '../../ground/recording/write-sound.ts';
import type { SpeechSettings } from '../../platform/env.ts';
import { receiveRecordings } from '../transcripts/recordings/receive-recording.ts';

export type Content = { fileName: string; sha256: string } & (
  | { bytes: Uint8Array }
  | { stored: WrittenSound }
);

type Services = { db: Database; speech?: SpeechSettings | undefined };

/**
 * Holds a transcript in memory, and writes a recording into the database while it comes.
 * @throws AppError if a recording is refused, and errors of the source
 */
export async function receiveContent(
  { db, speech }: Services,
  organizationId: string,
  fileName: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<Content> {
  const hash = createHash('sha256');
  async function* arriving() {
    for await (const piece of bytes) {
      hash.update(piece);
      yield piece;
    }
  }
  const store = speech && receiveRecordings(db, organizationId, speech).open(fileName);
  if (store) {
    const stored = await store(arriving());
    return { fileName, stored, sha256: hash.digest('hex') };
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of arriving()) pieces.push(piece);
  return { fileName, bytes: Buffer.concat(pieces), sha256: hash.digest('hex') };
}

/** The SHA-256 in hexadecimal digits. */
export async function digestOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of bytes) hash.update(piece);
  return hash.digest('hex');
}

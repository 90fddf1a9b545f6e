import type { Queryable } from '../../database/types.ts';
import { findSoundChunk, type SoundKey, soundChunkBytes } from './sound-repository.ts';

/**
 * The bytes from `start` up to `end` (exclusive), chunk by chunk. Ends early if the sound is
 * deleted meanwhile.
 */
export async function* readSoundBytes(
  db: Queryable,
  sound: SoundKey,
  { start, end }: { start: number; end: number },
): AsyncGenerator<Uint8Array> {
  for (let at = start; at < end; ) {
    const position = Math.floor(at / soundChunkBytes);
    const chunk = await findSoundChunk(db, sound, position);
    if (!chunk) return;
    const offset = position * soundChunkBytes;
    const bytes = chunk.subarray(at - offset, end - offset);
    if (bytes.length === 0) return;
    yield bytes;
    at += bytes.length;
  }
}

import type { Database } from '../../database/types.ts';
import {
  deleteUnattachedSound,
  insertSound,
  insertSoundChunk,
  type SoundKey,
  soundChunkBytes,
  touchSound,
} from './sound-repository.ts';

export type WrittenSound = SoundKey & { size: number };

/** About 8 MB: seconds on a slow line, where the sweep waits for an hour. */
const chunksPerTouch = 64;

/**
 * Writes sound as it comes, so that memory holds one chunk. If the source throws, nothing stays.
 */
export async function writeSound(
  db: Database,
  organizationId: string,
  source: AsyncIterable<Uint8Array>,
): Promise<WrittenSound> {
  const sound = await insertSound(db, organizationId);
  const buffer = new Uint8Array(soundChunkBytes);
  let filled = 0;
  let position = 0;
  async function write(bytes: Uint8Array) {
    await insertSoundChunk(db, sound, position, bytes);
    position += 1;
    if (position % chunksPerTouch === 0) await touchSound(db, sound);
  }
  try {
    for await (const given of source)
      for (let at = 0; at < given.length; ) {
        const part = given.subarray(at, at + soundChunkBytes - filled);
        buffer.set(part, filled);
        filled += part.length;
        at += part.length;
        if (filled < soundChunkBytes) continue;
        await write(buffer);
        filled = 0;
      }
    const size = position * soundChunkBytes + filled;
    if (filled > 0) await write(buffer.slice(0, filled));
    return { organizationId: sound.organizationId, id: sound.id, size };
  } catch (error) {
    await deleteUnattachedSound(db, sound).catch(() => {});
    throw error;
  }
}

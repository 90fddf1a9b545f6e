import { statfs } from 'node:fs/promises';

const mega = 1024 * 1024;
/** More than the largest transaction takes. PostgreSQL survives a full table, but not a full log of what it writes. */
export const roomMinMb = 256;
const lookEveryMs = 250;

/** Whether the disk of a folder has less room than the embedded database needs to write. */
export async function isDiskFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < roomMinMb * mega;
}

/** The same for whoever asks often. */
export function watchDisk(folder: string): () => Promise<boolean> {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isFull = false;
  return async () => {
    if (performance.now() - lookedAt > lookEveryMs) {
      isFull = await isDiskFull(folder);
      lookedAt = performance.now();
    }
    return isFull;
  };
}

import { statfs } from 'node:fs/promises';

const mega = 1024 * 1024;
/**
 * More than the largest transaction needs. PostgreSQL does not survive a full disk while writing
 * WAL.
 */
export const roomMinMb = 256;
const lookEveryMs = 250;

export async function isDiskFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < roomMinMb * mega;
}

/** Cached for frequent calls. */
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

import { constants, type FileHandle, open, readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { digest } from '../digest.ts';
import type { ReadFile } from '../source.ts';
import type { FolderFile } from './list-folder.ts';
import { isInFolder, markOf } from './same-file.ts';

/** Neither follows links nor waits for pipes. */
const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * 'changing' if the file was replaced or is being written, so that it is looked at again.
 * @throws errors of the file system
 */
export async function readWatchedFile(
  folder: string,
  { name, mark }: Pick<FolderFile, 'name' | 'mark'>,
  bytesMax: number,
): Promise<ReadFile | 'too large' | 'changing'> {
  const path = join(folder, name);
  if (!(await isInFolder(folder, name))) return 'changing';
  const file = await open(path, flags);
  try {
    const before = await file.stat();
    if (!before.isFile() || markOf(before) !== mark) return 'changing';
    if ((await placeOf(file, path)) !== join(await realpath(folder), name)) return 'changing';
    if (before.size > bytesMax) return 'too large';
    const bytes = new Uint8Array(before.size);
    let length = 0;
    while (length < bytes.length) {
      const { bytesRead } = await file.read(bytes, length);
      if (bytesRead === 0) return 'changing';
      length += bytesRead;
    }
    const after = await file.stat();
    if (markOf(after) !== mark) return 'changing';
    return { bytes, sha256: await digest(bytes) };
  } finally {
    await file.close();
  }
}

/**
 * The real path of the opened file, because its folder may have been replaced by a link. On systems
 * other than Linux, the real path of its name.
 */
const placeOf = (file: FileHandle, path: string) =>
  process.platform === 'linux' ? readlink(`/proc/self/fd/${file.fd}`) : realpath(path);

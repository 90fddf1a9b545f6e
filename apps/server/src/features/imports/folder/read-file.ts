import { constants, type FileHandle, open, readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { UnreadFileError } from '../source.ts';
import type { FolderFile } from './list-folder.ts';
import { isInFolder, markOf } from './same-file.ts';

/** Neither follows links nor waits for pipes. */
const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** Number of bytes read at once. */
const pieceBytes = 128 * 1024;

/**
 * A file that was replaced or is being written is looked at again.
 * @throws UnreadFileError, errors of the file system
 */
export async function* readWatchedFile(
  folder: string,
  { name, mark }: Pick<FolderFile, 'name' | 'mark'>,
  bytesMax: number,
): AsyncGenerator<Uint8Array> {
  const path = join(folder, name);
  if (!(await isInFolder(folder, name))) throw new UnreadFileError('changing');
  const file = await open(path, flags);
  try {
    const before = await file.stat();
    const isSame = before.isFile() && markOf(before) === mark;
    const isThere = isSame && (await placeOf(file, path)) === join(await realpath(folder), name);
    if (!isThere) throw new UnreadFileError('changing');
    if (before.size > bytesMax) throw new UnreadFileError('too large');
    for (let left = before.size; left > 0; ) {
      const piece = new Uint8Array(Math.min(left, pieceBytes));
      const { bytesRead } = await file.read(piece);
      if (bytesRead === 0) throw new UnreadFileError('changing');
      left -= bytesRead;
      yield piece.subarray(0, bytesRead);
    }
    if (markOf(await file.stat()) !== mark) throw new UnreadFileError('changing');
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

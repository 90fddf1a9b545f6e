import type { Stats } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Changes whenever the file changes or is replaced. */
export const markOf = ({ size, mtimeMs, ino }: Pick<Stats, 'size' | 'mtimeMs' | 'ino'>): string =>
  [size, mtimeMs, ino].join(' ');

/** False if a folder in its path has become a link. */
export const isInFolder = async (folder: string, name: string): Promise<boolean> =>
  (await realpath(dirname(join(folder, name)))) === join(await realpath(folder), dirname(name));

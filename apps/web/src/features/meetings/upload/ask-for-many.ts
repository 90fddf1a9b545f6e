import { sharedValue } from '@/lib/shared-value.ts';
import { isZip } from './transcript-file.ts';

/** Files that were chosen or dropped; `entries` also contains dropped folders. */
export type GivenFiles = {
  files: File[];
  entries: FileSystemEntry[];
  /** Typed for a single file. */
  title?: string;
};

/** Files that the queue has not taken yet, because its code may still be loading. */
const given = sharedValue<readonly GivenFiles[]>([]);

/** Opens the queue for many files, and adds the files if there are any. */
export function askForMany(files: GivenFiles = { files: [], entries: [] }): void {
  given.write([...given.read(), files]);
}

export function takeGiven(): readonly GivenFiles[] {
  const taken = given.read();
  if (taken.length > 0) given.write([]);
  return taken;
}

export const useGiven = given.use;

/** Several files, a folder or a zip are uploaded by the queue. */
export const areMany = ({ files, entries }: GivenFiles): boolean =>
  files.length > 1 ||
  files.some(({ name }) => isZip(name)) ||
  entries.some(({ isDirectory }) => isDirectory);

import { useSyncExternalStore } from 'react';
import { isZip } from './transcript-file.ts';

/** Files that were chosen or dropped; `entries` also contains dropped folders. */
export type GivenFiles = {
  files: File[];
  entries: FileSystemEntry[];
  /** Typed for a single file. */
  title?: string;
};

/** Files that the queue has not taken yet, because its code may still be loading. */
let given: readonly GivenFiles[] = [];
const listeners = new Set<() => void>();

function set(next: readonly GivenFiles[]): void {
  given = next;
  for (const listener of listeners) listener();
}

/** Opens the queue for many files, and adds the files if there are any. */
export function askForMany(files: GivenFiles = { files: [], entries: [] }): void {
  set([...given, files]);
}

export function takeGiven(): readonly GivenFiles[] {
  const taken = given;
  if (taken.length > 0) set([]);
  return taken;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useGiven = (): readonly GivenFiles[] => useSyncExternalStore(subscribe, () => given);

/** Several files, a folder or a zip are uploaded by the queue. */
export const areMany = ({ files, entries }: GivenFiles): boolean =>
  files.length > 1 ||
  files.some(({ name }) => isZip(name)) ||
  entries.some(({ isDirectory }) => isDirectory);

import type { FoundFile } from './found-file.ts';
import type { ChosenFile } from './read-files.ts';

/** `unread` files could not be opened, for example because they were moved. */
export type Listed = { chosen: ChosenFile[]; unread: FoundFile[] };

/** The files in dropped or chosen files and folders, with their paths. */
export async function listDropped(
  files: readonly File[],
  entries: readonly FileSystemEntry[],
): Promise<Listed> {
  const listed: Listed = { chosen: [], unread: [] };
  for (const entry of entries) await list(entry, listed);
  if (entries.length === 0)
    for (const file of files)
      listed.chosen.push({ path: file.webkitRelativePath || file.name, file });
  return listed;
}

async function list(entry: FileSystemEntry, listed: Listed): Promise<void> {
  const path = entry.fullPath.replace(/^\//, '');
  try {
    if (isFile(entry)) listed.chosen.push({ path, file: await fileOf(entry) });
    else if (isFolder(entry)) for await (const one of entriesOf(entry)) await list(one, listed);
  } catch {
    const reason = isFile(entry) ? 'cannot be read' : 'this folder cannot be read';
    listed.unread.push({ name: entry.name, size: 0, reason });
  }
}

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject));

async function* entriesOf(folder: FileSystemDirectoryEntry): AsyncGenerator<FileSystemEntry> {
  const reader = folder.createReader();
  for (;;) {
    // Chromium returns at most 100 entries per call.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return;
    yield* some;
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

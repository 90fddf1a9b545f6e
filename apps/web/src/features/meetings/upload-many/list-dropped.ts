import type { ChosenFile } from './read-files.ts';

/** The files of dropped or chosen files and folders, with their paths. */
export async function listDropped(
  files: readonly File[],
  entries: readonly FileSystemEntry[],
): Promise<ChosenFile[]> {
  if (entries.length === 0)
    return files.map((file) => ({ path: file.webkitRelativePath || file.name, file }));
  const listed: ChosenFile[] = [];
  for (const entry of entries) await list(entry, listed);
  return listed;
}

async function list(entry: FileSystemEntry, listed: ChosenFile[]): Promise<void> {
  const path = entry.fullPath.replace(/^\//, '');
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    listed.push({ path, file });
  } else if (isFolder(entry)) {
    const reader = entry.createReader();
    for (;;) {
      // At most 100 at a time in Chromium.
      const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
        reader.readEntries(resolve, reject),
      );
      if (some.length === 0) return;
      for (const one of some) await list(one, listed);
    }
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

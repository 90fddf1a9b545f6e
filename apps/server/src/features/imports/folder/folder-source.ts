import type { WatchedFolder } from '../../../platform/import-sources-env.ts';
import { type FoundFile, type ImportSource, type OpenSource, UnreadFileError } from '../source.ts';
import { folderProblem, isMissing } from './folder-problem.ts';
import { type FolderFile, listFolder } from './list-folder.ts';
import { makeTargets, moveFile } from './move-file.ts';
import { readWatchedFile } from './read-file.ts';

/** A folder on this machine. Files are moved to `done` and `refused` inside it. */
export function folderSource({ path, organization, uploader }: WatchedFolder): ImportSource {
  return {
    kind: 'folder',
    name: path,
    organization,
    uploader,
    open: async () => openFolder(path),
  };
}

function openFolder(path: string): OpenSource {
  return {
    async list() {
      const files = await listFolder(path).catch((error: unknown) =>
        Promise.reject(folderProblem(path, error)),
      );
      const names = new Set(files.map(({ name }) => name));
      return {
        found: files.map((file) => foundFile(path, file)),
        isGone: (name) => !names.has(name),
      };
    },
    makeTargets: (day) => makeTargets(path, day),
    close: async () => {},
  };
}

function foundFile(path: string, file: FolderFile): FoundFile {
  const { name, mark, isFile } = file;
  async function* read(bytesMax: number) {
    try {
      yield* readWatchedFile(path, file, bytesMax);
    } catch (error) {
      throw unlessMissing(path, error);
    }
  }
  return {
    name,
    mark,
    parts: isFile
      ? [{ fileName: name, read }]
      : 'This is a link or no file, and is not read. Put the file itself here.',
    async move(outcome, day) {
      await moveFile(path, file, outcome, day);
      return true;
    },
  };
}

/**
 * A file that was removed is listed again later; one that cannot be read is a problem of the
 * folder.
 */
function unlessMissing(path: string, error: unknown): Error {
  if (error instanceof UnreadFileError) return error;
  if (isMissing(error)) return new UnreadFileError('changing');
  return folderProblem(`A file in ${path}`, error);
}

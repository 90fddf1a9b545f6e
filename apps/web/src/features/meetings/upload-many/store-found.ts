import { recordingEnding } from '@rapport/contract';
import type { QueuedFile } from './queued-file.ts';
import type { ReadFile } from './read-files.ts';
import type { StoredFiles } from './stored-files.ts';

type Given = { file: QueuedFile; bytes?: Blob | undefined };

/** Adds the found files to the stored ones. Files that the browser cannot store are refused. */
export async function storeFound(
  stored: StoredFiles,
  found: readonly ReadFile[],
  title?: string,
): Promise<QueuedFile[]> {
  const given = found.map((one) => givenOf(one, title));
  try {
    await stored.add(given);
    return given.map(({ file }) => file);
  } catch {
    const files: QueuedFile[] = [];
    for (const one of given) files.push(await storeOne(stored, one));
    return files;
  }
}

async function storeOne(stored: StoredFiles, given: Given): Promise<QueuedFile> {
  try {
    await stored.add([given]);
    return given.file;
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    const reason = isFull
      ? 'no room left in this browser; choose it again when the others are done'
      : 'this browser could not keep it; choose it again';
    const file: QueuedFile = { ...given.file, state: { kind: 'refused', reason } };
    // There may still be room for the row without the file.
    await stored.add([{ file }]).catch(() => {});
    return file;
  }
}

/** Recordings are stored when their sound is taken out: their pictures would fill the browser's storage. */
const givenOf = (one: ReadFile, title: string | undefined): Given => ({
  file: {
    id: crypto.getRandomValues(new Uint32Array(4)).join('-'),
    name: one.name,
    size: one.size,
    sha256: one.sha256,
    ...(title && { title }),
    ...(recordingEnding(one.name) && { recording: {} }),
    state: 'reason' in one ? { kind: 'refused', reason: one.reason } : { kind: 'waiting' },
  },
  bytes: 'file' in one && !recordingEnding(one.name) ? one.file : undefined,
});

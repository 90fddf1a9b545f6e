import { recordingEnding } from '@rapport/contract';
import { isZip } from '../upload/transcript-file.ts';
import { baseName, type FoundFile, isHidden, type ReadLimits, refusalOf } from './found-file.ts';
import { sha256Of } from './sha256-of.ts';

/** `path` begins with the dropped folder, if any. */
export type ChosenFile = { path: string; file: File };
export type ReadFile = FoundFile & { sha256?: string };

/** The files to upload, including those in zips, each with its hash. Runs in a worker. */
export async function* readFiles(
  chosen: readonly ChosenFile[],
  limits: ReadLimits,
): AsyncGenerator<ReadFile> {
  let files = 0;
  for (const { path, file } of chosen) {
    if (isHidden(path)) continue;
    for await (const found of isZip(path) ? zipOf(path, file, limits) : [asFound(path, file)]) {
      files += 1;
      if (files > limits.filesMax)
        return yield { ...found, reason: `at most ${limits.filesMax} files at once` };
      yield await hashed(found, limits);
    }
  }
}

const asFound = (path: string, file: File): FoundFile => ({
  name: baseName(path),
  size: file.size,
  file,
});

async function* zipOf(path: string, file: File, limits: ReadLimits): AsyncGenerator<FoundFile> {
  const zip = { name: baseName(path), size: file.size };
  // Loaded on demand: the code is large, and most choices contain no zip.
  const reader = await import('./read-zip.ts').catch(() => null);
  if (!reader)
    return yield { ...zip, reason: 'not read: the connection was lost; choose it again' };
  let isEmpty = true;
  try {
    for await (const found of reader.readZip(file, limits)) {
      isEmpty = false;
      yield found;
    }
    if (isEmpty) yield { ...zip, reason: 'no files inside' };
  } catch {
    yield { ...zip, reason: isEmpty ? 'not a readable zip' : 'the rest of the zip cannot be read' };
  }
}

async function hashed(found: FoundFile, limits: ReadLimits): Promise<ReadFile> {
  if ('reason' in found) return found;
  const { name, size, file } = found;
  const reason = refusalOf(name, size, limits);
  if (reason) return { name, size, reason };
  // A recording may have gigabytes, and its sound is what is sent.
  if (recordingEnding(name)) return found;
  try {
    const sha256 = await sha256Of(await file.arrayBuffer());
    return sha256 === undefined ? found : { ...found, sha256 };
  } catch {
    // The file was moved or deleted after it was chosen.
    return { name, size, reason: 'cannot be read' };
  }
}

import { recordingEnding } from '@rapport/contract';
import { BlobReader, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import { isZip } from '../upload/transcript-file.ts';
import {
  baseName,
  bytesPerMb,
  type FoundFile,
  isHidden,
  type ReadLimits,
  refusalOf,
} from './found-file.ts';

const isUnsafe = (path: string) => /^([/\\]|[a-z]:)|(^|[/\\])\.\.([/\\]|$)|\0/i.test(path);

/**
 * The files in a zip. Its content is not trusted: sizes are counted while unpacking, names are
 * never used as paths, and nested zips are not opened.
 */
export async function* readZip(zip: Blob, limits: ReadLimits): AsyncGenerator<FoundFile> {
  const reader = new ZipReader(new BlobReader(zip), { useWebWorkers: false });
  let files = 0;
  let unpackedBytes = 0;
  try {
    for await (const entry of reader.getEntriesGenerator({ filenameValidation: 'tolerant' })) {
      if (entry.directory || isHidden(entry.filename)) continue;
      const found = { name: baseName(entry.filename), size: entry.uncompressedSize };
      const reason = isUnsafe(entry.filename)
        ? 'its name in the zip leads out of it'
        : isZip(found.name)
          ? 'a zip inside a zip'
          : entry.encrypted
            ? 'protected by a password'
            : recordingEnding(found.name) && limits.takesRecordings
              ? 'a recording in a zip; choose it by itself'
              : refusalOf(found.name, found.size, limits);
      if (reason) {
        yield { ...found, reason };
        continue;
      }
      files += 1;
      const roomBytes = limits.unpackedMaxMb * bytesPerMb - unpackedBytes;
      if (files > limits.filesMax || found.size > roomBytes) {
        yield { ...found, reason: tooMuch(limits) };
        return;
      }
      const file = await unpack(entry, Math.min(roomBytes, limits.sizeMaxMb * bytesPerMb));
      unpackedBytes += file?.size ?? 0;
      yield file ? { ...found, size: file.size, file } : { ...found, reason: 'cannot be unpacked' };
    }
  } finally {
    await reader.close();
  }
}

const tooMuch = ({ filesMax, unpackedMaxMb }: ReadLimits) =>
  `the rest of the zip is not read: at most ${filesMax} files and ${unpackedMaxMb} MB`;

/** Undefined if the entry is broken or longer than declared. */
async function unpack(entry: FileEntry, bytesMax: number): Promise<Blob | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const output = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(part) {
      bytes += part.length;
      if (bytes > Math.min(bytesMax, entry.uncompressedSize))
        throw new RangeError('longer than declared');
      parts.push(part);
    },
  });
  try {
    await entry.getData(output, { checkSignature: true });
  } catch {
    return undefined;
  }
  return new Blob(parts);
}

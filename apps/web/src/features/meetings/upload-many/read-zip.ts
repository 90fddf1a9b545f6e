import { uploadExtensions } from '@rapport/contract';
import { BlobReader, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';

/** A file that can be sent, or why it cannot. */
export type FoundFile =
  | { name: string; size: number; file: Blob }
  | { name: string; size: number; reason: string };

export type ReadLimits = { sizeMaxMb: number; filesMax: number; unpackedMaxMb: number };

/** Of all files of one choice; of one zip, unpacked. */
export const readLimits = { filesMax: 2000, unpackedMaxMb: 1024 };

const bytesPerMb = 1024 * 1024;
const hidden = /(^|\/)(\.[^/]*|__MACOSX|Thumbs\.db|desktop\.ini)(\/|$)/i;

/** Files that no person put there. */
export const isHidden = (path: string): boolean =>
  hidden.test(path.replaceAll('\\', '/').replace(/(^|\/)\.{1,2}(?=\/)/g, '$1'));

const isUnsafe = (path: string) => /^([/\\]|[a-z]:)|(^|[/\\])\.\.([/\\]|$)|\0/i.test(path);

export const isZip = (name: string): boolean => /\.zip$/i.test(name);

export const baseName = (path: string): string => path.split(/[\\/]/).at(-1) ?? path;

/** Undefined for a file that may be sent. */
export function refusalOf(name: string, size: number, { sizeMaxMb }: ReadLimits) {
  if (!uploadExtensions.some((extension) => name.toLowerCase().endsWith(extension)))
    return `not ${uploadExtensions.join(', ')}`;
  if (size === 0) return 'empty';
  if (size > sizeMaxMb * bytesPerMb)
    return `${Math.ceil(size / bytesPerMb)} MB; up to ${sizeMaxMb} MB`;
  return undefined;
}

/**
 * The files of a zip. Nothing in it is trusted: sizes are counted while unpacking, names are never used as paths, and a
 * zip inside is not opened.
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

/** Undefined if the entry is broken or longer than it says. */
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

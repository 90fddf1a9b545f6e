import { createInflateRaw, inflateRawSync } from 'node:zlib';
import {
  centralLength,
  centralSignature,
  endLength,
  endSignature,
  localLength,
  localSignature,
  viewOf,
  zipMethod,
} from './zip-layout.ts';

/** An entry of the central directory. Sizes in bytes. */
export type ZipEntry = {
  name: string;
  method: number;
  encrypted: boolean;
  packedSize: number;
  size: number;
  /** Position of the local header. */
  offset: number;
};

/** Thrown for files that are not a readable zip; the message is for the log. */
export class BrokenZipError extends Error {
  override name = 'BrokenZipError';
}

const commentLengthMax = 0xffff;
const inZip64 = 0xffffffff;
const zip64ExtraId = 1;

/** Reads at most `entriesMax` + 1 entries. */
export function readZipEntries(bytes: Uint8Array, entriesMax: number): ZipEntry[] {
  const view = viewOf(bytes);
  return insideTheFile(() => {
    const end = findEnd(view);
    const count = Math.min(view.getUint16(end + 10, true), entriesMax + 1);
    const entries: ZipEntry[] = [];
    let at = view.getUint32(end + 16, true);
    for (let index = 0; index < count; index += 1) {
      expectSignature(view, at, centralSignature);
      const nameLength = view.getUint16(at + 28, true);
      const extraLength = view.getUint16(at + 30, true);
      const commentLength = view.getUint16(at + 32, true);
      const name = bytes.subarray(at + centralLength, at + centralLength + nameLength);
      entries.push({
        name: new TextDecoder().decode(name),
        method: view.getUint16(at + 10, true),
        encrypted: (view.getUint16(at + 8, true) & 1) === 1,
        ...readSizes(view, at, at + centralLength + nameLength, extraLength),
      });
      at += centralLength + nameLength + extraLength + commentLength;
    }
    return entries;
  });
}

/** Never unpacks more than the declared size. */
export function unpackZipEntry(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const packed = packedBytes(bytes, entry);
  if (entry.method === zipMethod.stored) return packed;
  try {
    return inflateRawSync(packed, inflateLimits(entry));
  } catch (error) {
    throw notAsDeclared(entry, error);
  }
}

/** Like `unpackZipEntry`, piece by piece and without blocking the event loop. */
export async function* unpackedPieces(
  bytes: Uint8Array,
  entry: ZipEntry,
): AsyncGenerator<Uint8Array> {
  const packed = packedBytes(bytes, entry);
  if (entry.method === zipMethod.stored) return yield packed;
  const inflating = createInflateRaw();
  inflating.end(packed);
  let size = 0;
  try {
    for await (const piece of inflating) {
      size += piece.length;
      if (size > entry.size) throw notAsDeclared(entry);
      yield piece;
    }
  } catch (error) {
    throw error instanceof BrokenZipError ? error : notAsDeclared(entry, error);
  }
}

const inflateLimits = ({ size }: ZipEntry) => ({ maxOutputLength: Math.max(size, 1) });

const notAsDeclared = ({ name }: ZipEntry, cause?: unknown) =>
  new BrokenZipError(`${name} does not unpack to its declared size`, { cause });

function packedBytes(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  if (entry.method !== zipMethod.stored && entry.method !== zipMethod.deflated)
    throw new BrokenZipError(`unknown packing method ${entry.method}`);
  const view = viewOf(bytes);
  return insideTheFile(() => {
    expectSignature(view, entry.offset, localSignature);
    const start =
      entry.offset +
      localLength +
      view.getUint16(entry.offset + 26, true) +
      view.getUint16(entry.offset + 28, true);
    if (start + entry.packedSize > bytes.length) throw new BrokenZipError('an entry is cut off');
    return bytes.subarray(start, start + entry.packedSize);
  });
}

function findEnd(view: DataView): number {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - commentLengthMax); at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  throw new BrokenZipError('no end of the directory');
}

/** Some writers use the zip64 field even for small files. */
function readSizes(view: DataView, at: number, extraAt: number, extraLength: number) {
  const sizes = {
    size: view.getUint32(at + 24, true),
    packedSize: view.getUint32(at + 20, true),
    offset: view.getUint32(at + 42, true),
  };
  const missing = (['size', 'packedSize', 'offset'] as const).filter(
    (field) => sizes[field] === inZip64,
  );
  let extra = extraAt;
  while (missing.length > 0 && extra + 4 <= extraAt + extraLength) {
    const isZip64 = view.getUint16(extra, true) === zip64ExtraId;
    if (isZip64) {
      for (const [index, field] of missing.entries()) {
        sizes[field] = Number(view.getBigUint64(extra + 4 + index * 8, true));
      }
      return sizes;
    }
    extra += 4 + view.getUint16(extra + 2, true);
  }
  return sizes;
}

function expectSignature(view: DataView, at: number, signature: number) {
  if (view.getUint32(at, true) !== signature) throw new BrokenZipError(`no header at byte ${at}`);
}

/** Offsets in a broken zip may point outside the file. */
function insideTheFile<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw new BrokenZipError('cut off', { cause: error });
    throw error;
  }
}

// biome-ignore lint/style/noRestrictedImports: tests run in Node.
import { crc32, deflateRawSync } from 'node:zlib';

/** What a zip's headers say about a file; sizes and checksums may be false. */
export type ZippedFile = { name: string; packed: Uint8Array; size: number; crc: number };

export function zipped(name: string, text: string, says: Partial<ZippedFile> = {}): ZippedFile {
  const bytes = new TextEncoder().encode(text);
  return {
    name,
    packed: deflateRawSync(bytes),
    size: bytes.length,
    crc: crc32(bytes),
    ...says,
  };
}

/** Layout: PKWARE's APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16. */
export function buildZip(files: readonly ZippedFile[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const file of files) {
    const name = new TextEncoder().encode(file.name);
    const local = header(30, 0x04034b50, 4, file, name);
    const central = header(46, 0x02014b50, 6, file, name);
    new DataView(central.buffer).setUint32(42, offset, true);
    parts.push(local, name, file.packed);
    directory.push(central, name);
    offset += local.length + name.length + file.packed.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, files.length, true);
  end.setUint16(10, files.length, true);
  end.setUint32(
    12,
    directory.reduce((sum, part) => sum + part.length, 0),
    true,
  );
  end.setUint32(16, offset, true);
  return new Uint8Array(Buffer.concat([...parts, ...directory, new Uint8Array(end.buffer)]));
}

/** The common fields begin two bytes later in the central header. */
function header(
  length: number,
  signature: number,
  fields: number,
  { packed, size, crc }: ZippedFile,
  name: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(length));
  const deflated = 8;
  view.setUint32(0, signature, true);
  view.setUint16(4, 20, true);
  view.setUint16(fields, 20, true);
  view.setUint16(fields + 4, deflated, true);
  view.setUint32(fields + 10, crc, true);
  view.setUint32(fields + 14, packed.length, true);
  view.setUint32(fields + 18, size, true);
  view.setUint16(fields + 22, name.length, true);
  return new Uint8Array(view.buffer);
}

import {
  centralLength,
  centralSignature,
  endLength,
  endSignature,
  localLength,
  localSignature,
  viewOf,
  type ZipMethod,
} from './zip-layout.ts';

/** Compressed already, if the method says so. */
export type PackedFile = {
  name: string;
  method: ZipMethod;
  packed: Uint8Array;
  size: number;
  crc: number;
};

export function writeZip(files: readonly PackedFile[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const file of files) {
    const name = new TextEncoder().encode(file.name);
    const local = header(localLength, localSignature, 4, file, name);
    const central = header(centralLength, centralSignature, 6, file, name);
    viewOf(central).setUint32(42, offset, true);
    parts.push(local, name, file.packed);
    directory.push(central, name);
    offset += localLength + name.length + file.packed.length;
  }
  const end = new Uint8Array(endLength);
  const view = viewOf(end);
  view.setUint32(0, endSignature, true);
  view.setUint16(8, files.length, true);
  view.setUint16(10, files.length, true);
  view.setUint32(
    12,
    directory.reduce((sum, part) => sum + part.length, 0),
    true,
  );
  view.setUint32(16, offset, true);
  return new Uint8Array(Buffer.concat([...parts, ...directory, end]));
}

/** The fields of the central header begin two bytes later. */
function header(
  length: number,
  signature: number,
  fields: number,
  file: PackedFile,
  name: Uint8Array,
): Uint8Array {
  const bytes = new Uint8Array(length);
  const view = viewOf(bytes);
  const utf8Names = 0x0800;
  view.setUint32(0, signature, true);
  view.setUint16(4, 20, true);
  view.setUint16(fields, 20, true);
  view.setUint16(fields + 2, utf8Names, true);
  view.setUint16(fields + 4, file.method, true);
  view.setUint32(fields + 10, file.crc, true);
  view.setUint32(fields + 14, file.packed.length, true);
  view.setUint32(fields + 18, file.size, true);
  view.setUint16(fields + 22, name.length, true);
  return bytes;
}

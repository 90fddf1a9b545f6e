/** Zip layout (PKWARE's APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16). Lengths in bytes. */

export const endSignature = 0x06054b50;
export const centralSignature = 0x02014b50;
export const localSignature = 0x04034b50;
export const endLength = 22;
export const centralLength = 46;
export const localLength = 30;

export const zipMethod = { stored: 0, deflated: 8 } as const;
export type ZipMethod = (typeof zipMethod)[keyof typeof zipMethod];

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

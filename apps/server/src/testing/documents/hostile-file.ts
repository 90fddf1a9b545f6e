/** A file that takes much time or memory but is small enough to be uploaded. */
export type HostileFile = { name: string; fileName: string; make: () => Uint8Array<ArrayBuffer> };

/** A file that costs much time or memory, small enough to be uploaded. */
export type HostileFile = { name: string; fileName: string; make: () => Uint8Array<ArrayBuffer> };

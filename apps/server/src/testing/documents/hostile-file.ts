/** A file that is made to cost more than it is worth; all of them are small enough to be uploaded. */
export type HostileFile = { name: string; fileName: string; make: () => Uint8Array<ArrayBuffer> };

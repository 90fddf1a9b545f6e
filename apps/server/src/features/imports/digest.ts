/**
 * The SHA-256 in hexadecimal digits. Computed on another thread, because hashing a whole file would
 * block the event loop.
 */
export async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
}

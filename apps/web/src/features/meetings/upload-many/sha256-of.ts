/** Hexadecimal; undefined where browsers compute no hashes, as on sites without https other than localhost. */
export async function sha256Of(bytes: ArrayBuffer): Promise<string | undefined> {
  if (!globalThis.isSecureContext) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

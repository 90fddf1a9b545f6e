import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const keyOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'rapport: sealed texts', 32));

/**
 * Encrypts a text with the installation's secret. It can be unsealed only for the same owner, so sealed values of two
 * rows cannot be exchanged.
 */
export function seal(text: string, secret: string, owner: string): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, keyOf(secret), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64');
}

/** Undefined if it was sealed with another secret or for another owner. */
export function unseal(sealed: string, secret: string, owner: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length < ivBytes + tagBytes) return undefined;
  const opening = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return (
      opening.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + opening.final('utf8')
    );
  } catch {
    return undefined;
  }
}

import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const periodMs = 30_000;

/**
 * The codes that an authenticator app shows for the secret of an `otpauth:` address: for this 30-second period and
 * the next.
 */
export function codesOf(address: string): { now: string; next: string } {
  const secret = fromBase32(new URL(address).searchParams.get('secret') ?? '');
  const period = Math.floor(Date.now() / periodMs);
  return { now: codeOf(secret, period), next: codeOf(secret, period + 1) };
}

function fromBase32(text: string): Buffer {
  const bits = [...text.replace(/=+$/, '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** RFC 6238 with SHA-1 and six digits. */
function codeOf(secret: Buffer, period: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(period));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return `${(digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000}`.padStart(6, '0');
}

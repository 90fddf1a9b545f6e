import { createHmac, randomBytes } from 'node:crypto';

/** Standard Webhooks allows 24 to 64 bytes. */
const secretBytes = 32;
const prefix = 'whsec_';

export const newSecret = () => `${prefix}${randomBytes(secretBytes).toString('base64')}`;

/**
 * One signature per secret, as https://www.standardwebhooks.com requires while a secret is being
 * replaced.
 */
export function signatureHeaders(
  { id, at, body }: { id: string; at: Date; body: string },
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = `${Math.floor(at.getTime() / 1000)}`;
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

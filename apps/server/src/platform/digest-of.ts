import { createHash } from 'node:crypto';

/**
 * What is stored or compared of a key, token or challenge. A slow hash would only help for short
 * passwords, and these are long and random.
 */
export const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');

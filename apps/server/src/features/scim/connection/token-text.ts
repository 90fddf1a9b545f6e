import { createHash, randomBytes } from 'node:crypto';
import { directoryTokenPrefix } from '@rapport/contract';

/** 256 bits. */
const secretBytes = 32;

export const newToken = (): string =>
  directoryTokenPrefix + randomBytes(secretBytes).toString('base64url');

/** 24 of its 256 bits. */
export const endOf = (token: string): string => token.slice(-4);

/** A slow hash would protect short passwords, and a token is long and random. */
export const digestOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

import { randomBytes } from 'node:crypto';
import { directoryTokenPrefix } from '@rapport/contract';

/** 256 bits. */
const secretBytes = 32;

export const newToken = (): string =>
  directoryTokenPrefix + randomBytes(secretBytes).toString('base64url');

/** 24 of its 256 bits. */
export const endOf = (token: string): string => token.slice(-4);

import { randomBytes } from 'node:crypto';
import { directoryTokenPrefix } from '@rapport/contract';

/** 256 bits. */
const secretBytes = 32;

export const newToken = (): string =>
  directoryTokenPrefix + randomBytes(secretBytes).toString('base64url');

/** The last four characters, which lists show: 24 of the 256 bits. */
export const endOf = (token: string): string => token.slice(-4);

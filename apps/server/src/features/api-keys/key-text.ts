import { createHash, randomBytes } from 'node:crypto';
import { apiKeyPrefix } from '@rapport/contract';

/** 256 bits. */
const secretBytes = 32;
/** Number of characters that lists show; 220 bits stay secret. */
const shownCharacters = 6;

export function newKey(): string {
  return apiKeyPrefix + randomBytes(secretBytes).toString('base64url');
}

export const startOf = (key: string): string => key.slice(0, apiKeyPrefix.length + shownCharacters);

/** A slow hash would only help for short passwords; a key is long and random. */
export const digestOf = (key: string): string =>
  createHash('sha256').update(key).digest('base64url');

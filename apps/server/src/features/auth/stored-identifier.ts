import { createHash } from 'node:crypto';

/**
 * Replaces the token of a key such as `reset-password:TOKEN` by its digest, so that a database or a backup contains no
 * usable links. The prefix keeps a digest from being used as a key.
 */
export function storedIdentifier(identifier: string): string {
  const kindLength = identifier.indexOf(':') + 1;
  const digest = createHash('sha256').update(identifier.slice(kindLength)).digest('hex');
  return `sha256:${identifier.slice(0, kindLength)}${digest}`;
}

/** An SQL pattern for all stored identifiers of one kind. */
export const storedIdentifiersOf = (kind: string): string => `sha256:${kind}:%`;

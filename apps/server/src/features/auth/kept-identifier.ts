import { createHash } from 'node:crypto';

/**
 * What the database keeps of a link's key, such as `reset-password:TOKEN`: its kind and a digest, so that nobody who reads
 * the database or a backup can use the link. No key begins like this, so a digest is none either.
 */
export function keptIdentifier(identifier: string): string {
  const kindLength = identifier.indexOf(':') + 1;
  const digest = createHash('sha256').update(identifier.slice(kindLength)).digest('hex');
  return `sha256:${identifier.slice(0, kindLength)}${digest}`;
}

import { type RawBuilder, sql } from 'kysely';
import { withoutAccents } from '../../ground/without-accents.ts';
import { withoutAccentsIn } from '../../ground/without-accents-repository.ts';

const pattern = (name: string) =>
  withoutAccents(name)
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replace(/\s+/g, '\\s+');

/**
 * Whether a text contains one of these names, in any case, with or without accents, and with any
 * whitespace between words.
 */
export const holdsName = (text: RawBuilder<unknown>, names: readonly string[]) =>
  sql<boolean>`${withoutAccentsIn(text)} ~* any (${names.map(pattern)}::text[])`;

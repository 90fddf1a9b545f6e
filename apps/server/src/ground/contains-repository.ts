import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containing } from '../database/containing.ts';
import { withoutAccents } from './without-accents.ts';
import { withoutAccentsIn } from './without-accents-repository.ts';

/** Whether a text contains what was typed, ignoring case and accents. */
export const contains = (text: RawBuilder<unknown>, typed: string) =>
  sql<SqlBool>`${withoutAccentsIn(text)} ilike ${containing(withoutAccents(typed))}`;

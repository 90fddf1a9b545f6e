import { type RawBuilder, sql } from 'kysely';

/** A value for a jsonb column: the drivers would send an array as one of PostgreSQL's own. */
export function jsonb<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`;
}

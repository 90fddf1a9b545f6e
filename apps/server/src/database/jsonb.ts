import { type RawBuilder, sql } from 'kysely';

/** Half a pair of UTF-16, as it is left where a text was cut: JSON can write it, and PostgreSQL takes it for an error. */
const halfPair = /\\ud[89a-f]/;

/** A value as JSON that PostgreSQL takes. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value);
  if (!halfPair.test(text)) return text;
  return JSON.stringify(value, (_, part) =>
    typeof part === 'string' ? part.toWellFormed() : part,
  );
}

/** A value for a jsonb column: the drivers would send an array as one of PostgreSQL's own. */
export function jsonb<T>(value: T): RawBuilder<T> {
  return sql<T>`${jsonText(value)}::jsonb`;
}

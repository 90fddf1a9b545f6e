import { type RawBuilder, sql } from 'kysely';

/** Lone surrogates, which occur in truncated texts and are an error in PostgreSQL. */
const halfPair = /\\ud[89a-f]/;

/** JSON without lone surrogates. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value);
  if (!halfPair.test(text)) return text;
  return JSON.stringify(value, (_, part) =>
    typeof part === 'string' ? part.toWellFormed() : part,
  );
}

/** Wraps JSON explicitly, because the drivers would send an array as a PostgreSQL array. */
export function jsonb<T>(value: T): RawBuilder<T> {
  return sql<T>`${jsonText(value)}::jsonb`;
}

import { sql } from 'kysely';

/** The cursor of a row. It has microseconds, as the database does; a JavaScript date would round them. */
export const cursorOfRow = sql<string>`
  (extract(epoch from "startsAt") * 1000000)::bigint || '_' || "id"`.as('cursor');

const microsecondsPerSecond = 1_000_000n;

/** The position that a cursor names, to be compared with ("startsAt", "id"). */
function positionOf(cursor: string) {
  const [start = '', id] = cursor.split('_');
  const microseconds = BigInt(start);
  // Intervals are multiplied by floating-point numbers: microseconds alone would be rounded in far years.
  const seconds = Number(microseconds / microsecondsPerSecond);
  const rest = Number(microseconds % microsecondsPerSecond);
  return sql`(
    timestamptz 'epoch' + interval '1 second' * ${seconds}::double precision
      + interval '1 microsecond' * ${rest}::double precision,
    ${id}::uuid)`;
}

/** Selects the rows after a cursor in the list, which is newest first. */
export const isAfter = (cursor: string) => sql<boolean>`("startsAt", "id") < ${positionOf(cursor)}`;

/** Selects the rows from the start up to a cursor, its own row included. */
export const isThrough = (cursor: string) =>
  sql<boolean>`("startsAt", "id") >= ${positionOf(cursor)}`;

import type { MeetingSort } from '@rapport/contract';
import { type RawBuilder, sql } from 'kysely';

type Order = {
  /** The sort key. Ties are ordered by id in the same direction. */
  key: RawBuilder<unknown>;
  isDescending: boolean;
  /** Converts the key to the text of a cursor and back. */
  write: RawBuilder<string>;
  read: (written: string) => RawBuilder<unknown>;
};

const microsecondsPerSecond = 1_000_000n;

/** In microseconds like the database; a JavaScript date would round them. */
const start = {
  key: sql`"startsAt"`,
  write: sql<string>`((extract(epoch from "startsAt") * 1000000)::bigint)::text`,
  read(written: string) {
    const microseconds = BigInt(written);
    // PostgreSQL multiplies intervals by floating-point numbers, so microseconds alone would be
    // rounded in distant years.
    const seconds = Number(microseconds / microsecondsPerSecond);
    const rest = Number(microseconds % microsecondsPerSecond);
    return sql`timestamptz 'epoch' + interval '1 second' * ${seconds}::double precision
      + interval '1 microsecond' * ${rest}::double precision`;
  },
};

/** Shortened, to keep cursors short. */
const name = sql`(left(lower("title"), 200) collate "C")`;

const orders: Record<MeetingSort, Order> = {
  newest: { ...start, isDescending: true },
  oldest: { ...start, isDescending: false },
  name: {
    key: name,
    isDescending: false,
    write: sql<string>`'n' || rtrim(translate(
      encode(convert_to(${name}, 'UTF8'), 'base64'), E'+/\\n', '-_'), '=')`,
    read: (written) => sql`${Buffer.from(written.slice(1), 'base64url').toString()}`,
  },
  longest: {
    key: sql`"durationMinutes"`,
    isDescending: true,
    write: sql<string>`'m' || "durationMinutes"`,
    read: (written) => sql`${Number(written.slice(1))}::integer`,
  },
};

/** The cursor of a row. */
export const cursorOfRow = (sort: MeetingSort) =>
  sql<string>`${orders[sort].write} || '_' || "meeting"."id"`;

export function orderOf(sort: MeetingSort): RawBuilder<unknown> {
  const { key, isDescending } = orders[sort];
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  return sql`${key} ${direction}, "meeting"."id" ${direction}`;
}

function compare(sort: MeetingSort, cursor: string, isAfter: boolean): RawBuilder<boolean> {
  const { key, isDescending, read } = orders[sort];
  const at = cursor.lastIndexOf('_');
  const operator = sql.raw(isAfter ? (isDescending ? '<' : '>') : isDescending ? '>=' : '<=');
  return sql<boolean>`(${key}, "meeting"."id") ${operator}
    (${read(cursor.slice(0, at))}, ${cursor.slice(at + 1)}::uuid)`;
}

/** Selects the rows after a cursor of the list. */
export const isAfter = (sort: MeetingSort, cursor: string) => compare(sort, cursor, true);
/** Selects the rows from the start up to and including the one at a cursor. */
export const isThrough = (sort: MeetingSort, cursor: string) => compare(sort, cursor, false);

import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import {
  isReadableOne,
  type Reader,
  readableMeetings,
  readsEveryMeeting,
} from '../meeting/readable-meetings-repository.ts';

/**
 * Up to this many readable meetings are compared with the words of a search one by one, which takes about 12 µs for a
 * meeting of 1,000 words.
 */
const comparedMost = 5000;

/** `all`: the reader reads every meeting; `few`: at most `comparedMost`. */
export type ReadableIndex = { reader: Reader; size: 'all' | 'few' | 'many' };

export async function readableIndexOf(db: Queryable, reader: Reader): Promise<ReadableIndex> {
  if (readsEveryMeeting(reader)) return { reader, size: 'all' };
  const { rows } = await sql<{ isFew: boolean }>`
    select count(*) <= ${comparedMost} as "isFew" from (
      select from (${readableMeetings(reader)}) "each" limit ${comparedMost + 1}) "counted"`.execute(
    db,
  );
  return { reader, size: rows[0]?.isFew ? 'few' : 'many' };
}

/**
 * `from "meetingIndex" where ...` for the meetings that the reader may read and that fit the condition, to which
 * conditions on words are added. The time of the query must not reveal words of other meetings. So the words of few
 * readable meetings are compared without the index of words; with many, the index is used, and each meeting that it
 * returns is looked up alone: one meeting more takes some 10 µs.
 */
export function fromReadableIndex(
  { reader, size }: ReadableIndex,
  condition: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  const isWithin = sql`"meetingIndex"."organizationId" = ${reader.organizationId} and ${condition}`;
  if (size === 'all') return sql`from "meetingIndex" where ${isWithin}`;
  if (size === 'many')
    return sql`from "meetingIndex" where ${isWithin}
      and ${isReadableOne(reader, sql`"meetingIndex"."meetingId"`)}`;
  // "offset 0" keeps the planner from starting with the words.
  return sql`
    from (
      select "meetingIndex".* from (${readableMeetings(reader)}) "readable"
      join "meetingIndex" on "meetingIndex"."meetingId" = "readable"."id"
      where ${isWithin} offset 0) "meetingIndex"
    where true`;
}

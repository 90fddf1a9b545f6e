import { sql } from 'kysely';
import type { Queryable } from '../../../database/types.ts';
import {
  countedIn,
  readableIn,
  type Span,
} from '../../../ground/meeting/counted-meetings-repository.ts';
import type { Reader } from '../../../ground/meeting/readable-meetings-repository.ts';
import type { Day } from '../period.ts';

const decidingIn = (reader: Reader, span: Span) => sql`
  select "meeting"."id", "decisionCount", "startsAt" from ${readableIn(reader, span)}
  where ${countedIn(reader, span)} and "decisionCount" > 0`;

/** Decisions of the meetings of these days that the reader may read, and those that somebody confirmed or added. */
export async function countDecisions(db: Queryable, reader: Reader, span: Span) {
  const { rows } = await sql<{ decisions: number; confirmed: number }>`
    with "deciding" as materialized (${decidingIn(reader, span)})
    select coalesce(sum("decisionCount"), 0)::integer as "decisions", (
        select count(*)::integer from "meetingCorrection"
        where "organizationId" = ${reader.organizationId} and "undoneAt" is null
          and "change" ->> 'kind' in ('confirm-decision', 'add-decision')
          and "meetingId" in (select "id" from "deciding")) as "confirmed"
    from "deciding"`.execute(db);
  return rows[0] ?? { decisions: 0, confirmed: 0 };
}

/** The newest meetings of these days with a decision that the reader may read. */
export async function listDeciding(
  db: Queryable,
  reader: Reader,
  span: Span,
  meetingsMax: number,
): Promise<{ meetingId: string; date: Day }[]> {
  const { rows } = await sql<{ meetingId: string; date: Day }>`
    select "id" as "meetingId",
      ("startsAt" at time zone ${reader.settings.timezone})::date::text as "date"
    from (${decidingIn(reader, span)}) "deciding"
    order by "startsAt" desc, "id" limit ${meetingsMax}`.execute(db);
  return rows;
}

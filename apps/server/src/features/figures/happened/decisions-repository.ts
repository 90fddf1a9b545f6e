import { sql } from 'kysely';
import type { Queryable } from '../../../database/types.ts';
import {
  countedIn,
  readableIn,
  type Span,
} from '../../../ground/meeting/counted-meetings-repository.ts';
import type { Reader } from '../../../ground/meeting/readable-meetings-repository.ts';
import type { Day } from '../period.ts';

/** Decisions of the meetings of these days that the reader may read, and the newest meeting with one. */
export async function countDecisions(db: Queryable, reader: Reader, span: Span) {
  const { rows } = await sql<{
    decisions: number;
    confirmed: number;
    meetingId: string | null;
    on: Day | null;
  }>`
    with "with" as materialized (
      select "meeting"."id", "decisionCount", "startsAt" from ${readableIn(reader, span)}
      where ${countedIn(reader, span)} and "decisionCount" > 0
    )
    select coalesce(sum("decisionCount"), 0)::integer as "decisions", (
        select count(*)::integer from "meetingCorrection"
        where "organizationId" = ${reader.organizationId} and "undoneAt" is null
          and "change" ->> 'kind' in ('confirm-decision', 'add-decision')
          and "meetingId" in (select "id" from "with")) as "confirmed",
      (array_agg("id" order by "startsAt" desc, "id"))[1] as "meetingId",
      (max("startsAt") at time zone ${reader.settings.timezone})::date::text as "on"
    from "with"`.execute(db);
  return rows[0];
}

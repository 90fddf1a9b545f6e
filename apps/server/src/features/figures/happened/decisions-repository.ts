import { sql } from 'kysely';
import type { Queryable } from '../../../database/types.ts';
import {
  countedIn,
  readableIn,
  type Span,
} from '../../../ground/meeting/counted-meetings-repository.ts';
import type { Reader } from '../../../ground/meeting/readable-meetings-repository.ts';
import type { Day } from '../period.ts';

type Counted = { decisions: number; confirmed: number; newest: { meetingId: string; date: Day }[] };

/** Decisions of the meetings of these days that the reader may read, and the newest meetings with some. */
export async function countDecisions(
  db: Queryable,
  reader: Reader,
  span: Span,
  newestMax: number,
): Promise<Counted> {
  const { organizationId, settings } = reader;
  const { rows } = await sql<Counted>`
    with "deciding" as materialized (
      select "meeting"."id", "decisionCount", "startsAt" from ${readableIn(reader, span)}
      where ${countedIn(reader, span)} and "decisionCount" > 0
    ), "newest" as (
      select "id", "startsAt" from "deciding" order by "startsAt" desc, "id" limit ${newestMax}
    )
    select coalesce(sum("decisionCount"), 0)::integer as "decisions", (
        select count(*)::integer from "meetingCorrection"
        where "organizationId" = ${organizationId} and "undoneAt" is null
          and "change" ->> 'kind' in ('confirm-decision', 'add-decision')
          and "meetingId" in (select "id" from "deciding")) as "confirmed", (
        select coalesce(json_agg(json_build_object('meetingId', "id",
          'date', ("startsAt" at time zone ${settings.timezone})::date::text)
          order by "startsAt" desc, "id"), '[]')
        from "newest") as "newest"
    from "deciding"`.execute(db);
  return rows[0] ?? { decisions: 0, confirmed: 0, newest: [] };
}

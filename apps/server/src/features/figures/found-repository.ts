import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import {
  countedIn,
  readableIn,
  type Span,
  startOf,
} from '../../ground/meeting/counted-meetings-repository.ts';
import type { Reader } from '../../ground/meeting/readable-meetings-repository.ts';

export type Found = {
  found: number;
  foundBefore: number;
  withOwner: number;
  withDay: number;
  decisions: number;
  confirmed: number;
};

/** Number of decisions of these meetings that somebody confirmed or added. */
export const countConfirmed = (organizationId: string, meetingIds: RawBuilder<unknown>) => sql`(
  select count(*)::integer from "meetingCorrection"
  where "organizationId" = ${organizationId} and "undoneAt" is null
    and "change" ->> 'kind' in ('confirm-decision', 'add-decision')
    and "meetingId" in (${meetingIds}))`;

/**
 * Counts what was found in the meetings that the reader may read: decisions of these days, and actions of these days
 * and of the days before, except dropped ones. In one query, because most of its time is looking up the meetings.
 */
export async function countFound(
  db: Queryable,
  reader: Reader,
  now: Span,
  before: Span,
): Promise<Found> {
  const { organizationId } = reader;
  const span = { from: before.from, to: now.to };
  const { rows } = await sql<Found>`
    with "read" as materialized (
      select "meeting"."id", "decisionCount",
        "meeting"."startsAt" >= ${startOf(reader, now.from)} as "isNow"
      from ${readableIn(reader, span)} where ${countedIn(reader, span)}
    ), "deciding" as (
      select "id", "decisionCount" from "read" where "isNow" and "decisionCount" > 0
    )
    select "actions".*, "decisions".* from (
      select count(*) filter (where "isNow")::integer as "found",
        count(*) filter (where not "isNow")::integer as "foundBefore",
        count(coalesce("ownerUserId"::text, "owner")) filter (where "isNow")::integer as "withOwner",
        count("dueDay") filter (where "isNow")::integer as "withDay"
      from "read"
      join "actionItem" on "actionItem"."organizationId" = ${organizationId}
        and "actionItem"."meetingId" = "read"."id"
        and "actionItem"."origin" = 'found' and "actionItem"."state" <> 'dropped'
    ) "actions", (
      select coalesce(sum("decisionCount"), 0)::integer as "decisions",
        ${countConfirmed(organizationId, sql`select "id" from "deciding"`)} as "confirmed"
      from "deciding"
    ) "decisions"`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A query of counts has one row');
  return counts;
}

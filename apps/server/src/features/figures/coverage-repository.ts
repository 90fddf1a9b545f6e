import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import {
  countedIn,
  readableIn,
  type Span,
  startOf,
} from '../../ground/meeting/counted-meetings-repository.ts';
import { hasDoubtedDate, hasDoubtedLength } from '../../ground/meeting/doubts-repository.ts';
import type { Reader } from '../../ground/meeting/readable-meetings-repository.ts';

export type Names = { speakers: number; speakersKnown: number };

/** Counts heard names: people of the directory, and other names by their spelling. */
export async function countNames(db: Queryable, reader: Reader, span: Span): Promise<Names> {
  const { rows } = await sql<Names>`
    select
      (count(distinct "directoryUserId") + count(distinct lower("name"))
        filter (where "directoryUserId" is null))::integer as "speakers",
      count(distinct "directoryUserId")::integer as "speakersKnown"
    from "meeting"
    join "participant" on "participant"."organizationId" = ${reader.organizationId}
      and "participant"."meetingId" = "meeting"."id"
    where ${countedIn(reader, span)}`.execute(db);
  return rows[0] ?? { speakers: 0, speakersKnown: 0 };
}

export async function countBeingAnalysed(db: Queryable, organizationId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as "count" from "meeting"
    where "organizationId" = ${organizationId}
      and "status" in ('pending', 'processing')`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Meetings that are in no sum, or not with their length. A number only, so it is the same for all readers. */
export async function countToCheck(db: Queryable, organizationId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as "count" from "meeting"
    where "organizationId" = ${organizationId} and "doubts" <> '[]'
      and (${hasDoubtedLength} or ${hasDoubtedDate})`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether any analysed meeting has a person of the directory. */
export async function hasOwnFigures(db: Queryable, organizationId: string): Promise<boolean> {
  const { rows } = await sql<{ hasOwn: boolean }>`
    select exists (
      select from "participant"
      where "organizationId" = ${organizationId} and "directoryUserId" is not null) as "hasOwn"
    `.execute(db);
  return rows[0]?.hasOwn ?? false;
}

export type Actions = { found: number; foundBefore: number; withOwner: number; withDay: number };

/**
 * Counts the actions found in meetings of these days and of the days before that the reader may read, except dropped
 * ones.
 */
export async function countActions(
  db: Queryable,
  reader: Reader,
  now: Span,
  before: Span,
): Promise<Actions> {
  const span = { from: before.from, to: now.to };
  const isNow = sql`"meeting"."startsAt" >= ${startOf(reader, now.from)}`;
  const { rows } = await sql<Actions>`
    select count(*) filter (where ${isNow})::integer as "found",
      count(*) filter (where not (${isNow}))::integer as "foundBefore",
      count(coalesce("ownerUserId"::text, "owner")) filter (where ${isNow})::integer as "withOwner",
      count("dueDay") filter (where ${isNow})::integer as "withDay"
    from ${readableIn(reader, span)}
    join "actionItem" on "actionItem"."organizationId" = ${reader.organizationId}
      and "actionItem"."meetingId" = "meeting"."id"
      and "actionItem"."origin" = 'found' and "actionItem"."state" <> 'dropped'
    where ${countedIn(reader, span)}`.execute(db);
  return rows[0] ?? { found: 0, foundBefore: 0, withOwner: 0, withDay: 0 };
}

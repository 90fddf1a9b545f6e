import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { isReadableBy, type Reader } from '../../ground/meeting/readable-meetings-repository.ts';
import { isCounted } from './counted-meetings-repository.ts';
import type { Day } from './period.ts';

type Span = { from: Day; to: Day };

/** The counted meetings of the days, by the organization's clock. */
export const countedIn = ({ organizationId, settings }: Reader, { from, to }: Span) => sql`
  ${isCounted(organizationId)}
    and "meeting"."startsAt" >= (${from}::timestamp at time zone ${settings.timezone})
    and "meeting"."startsAt" < ((${to}::date + 1)::timestamp at time zone ${settings.timezone})`;

export type Names = { speakers: number; speakersKnown: number };

/** Names heard: people of the directory, and other names by their spelling. */
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

/** Whether an analysed meeting has a person of the directory. */
export async function hasOwnFigures(db: Queryable, organizationId: string): Promise<boolean> {
  const { rows } = await sql<{ hasOwn: boolean }>`
    select exists (
      select from "participant"
      where "organizationId" = ${organizationId} and "directoryUserId" is not null) as "hasOwn"
    `.execute(db);
  return rows[0]?.hasOwn ?? false;
}

export type Actions = { found: number; withOwner: number; withDay: number; dayPassed: number };

/** Actions of the days in meetings that the reader may read. */
export async function countActions(
  db: Queryable,
  reader: Reader,
  span: Span,
  today: Day,
): Promise<Actions> {
  const { rows } = await sql<Actions>`
    select count(*)::integer as "found", count("owner")::integer as "withOwner",
      count("dueDay")::integer as "withDay",
      count(*) filter (where "dueDay" < ${today})::integer as "dayPassed"
    from "meeting"
    join "actionItem" on "actionItem"."organizationId" = ${reader.organizationId}
      and "actionItem"."meetingId" = "meeting"."id"
    where ${countedIn(reader, span)} and ${isReadableBy(reader)}`.execute(db);
  return rows[0] ?? { found: 0, withOwner: 0, withDay: 0, dayPassed: 0 };
}

/** Actions of all meetings that the reader may read, with a day in the span. */
export async function countDue(db: Queryable, reader: Reader, { from, to }: Span): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as "count" from "actionItem"
    join "meeting" on "meeting"."id" = "actionItem"."meetingId"
    where "actionItem"."organizationId" = ${reader.organizationId}
      and "dueDay" between ${from} and ${to}
      and ${isCounted(reader.organizationId)} and ${isReadableBy(reader)}`.execute(db);
  return rows[0]?.count ?? 0;
}

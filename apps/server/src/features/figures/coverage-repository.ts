import { sql } from 'kysely';
import { oneValueOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import { countedIn, type Span } from '../../ground/meeting/counted-meetings-repository.ts';
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

export const countBeingAnalysed = (db: Queryable, organizationId: string) => oneValueOf<number>(db)`
    select count(*)::integer as "count" from "meeting"
    where "organizationId" = ${organizationId}
      and "status" in ('pending', 'processing')`;

/** Meetings that are in no sum, or not with their length. A number only, so it is the same for all readers. */
export const countToCheck = (db: Queryable, organizationId: string) => oneValueOf<number>(db)`
    select count(*)::integer as "count" from "meeting"
    where "organizationId" = ${organizationId} and "doubts" <> '[]'
      and (${hasDoubtedLength} or ${hasDoubtedDate})`;

/** Whether any analysed meeting has a person of the directory. */
export const hasOwnFigures = (db: Queryable, organizationId: string) => oneValueOf<boolean>(db)`
    select exists (
      select from "participant"
      where "organizationId" = ${organizationId} and "directoryUserId" is not null) as "hasOwn"
    `;

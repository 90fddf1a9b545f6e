import { sql } from 'kysely';
import { rowsOf, valuesOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import {
  countedIn,
  readableIn,
  type Span,
} from '../../../ground/meeting/counted-meetings-repository.ts';
import type { Reader } from '../../../ground/meeting/readable-meetings-repository.ts';
import { membersOfSeries } from '../../../ground/meeting/series-member-repository.ts';
import { fullName } from '../../../ground/shown-name-repository.ts';

/** Meetings with the person come first. A thread reads as many in about a second. */
const meetingsMax = 300;
/** Letters of all transcripts; some 500,000 words. */
const lettersMax = 3_000_000;

export type WordsOfMeeting = {
  id: string;
  series: string | null;
  /** Who opens it, if in the directory. */
  openedBy: string | null;
  /** Turns as JSON, piece by piece. */
  pieces: string[];
};

/** Counted meetings of these days that the reader may read, oldest first. */
export async function listWords(
  db: Queryable,
  reader: Reader,
  personId: string,
  span: Span,
): Promise<WordsOfMeeting[]> {
  const { organizationId } = reader;
  return rowsOf<WordsOfMeeting>(db)`
    with "member" as materialized (${membersOfSeries(organizationId)}),
    "chosen" as materialized (
      select "meeting"."id", "startsAt", exists (
          select from "participant" where "participant"."organizationId" = ${organizationId}
            and "participant"."meetingId" = "meeting"."id" and "directoryUserId" = ${personId}
        ) as "isOwn"
      from ${readableIn(reader, span)} where ${countedIn(reader, span)}
      order by "isOwn" desc, "startsAt" desc, "id" limit ${meetingsMax}
    ), "whole" as (
      select "chosen"."id", "startsAt", "isOwn",
        array_agg("piece"."turns"::text order by "piece"."position") as "pieces",
        sum(length("piece"."turns"::text)) as "letters"
      from "chosen"
      join "meetingTranscript" "transcript" on "transcript"."organizationId" = ${organizationId}
        and "transcript"."meetingId" = "chosen"."id"
      join "transcriptPiece" "piece" on "piece"."organizationId" = ${organizationId}
        and "piece"."meetingId" = "chosen"."id" and "piece"."transcriptId" = "transcript"."transcriptId"
      group by "chosen"."id", "startsAt", "isOwn"
    ), "summed" as (
      select *, sum("letters") over (order by "isOwn" desc, "startsAt" desc, "id") as "sum" from "whole"
    )
    select "summed"."id", "pieces",
      (select "seriesId" from "member" where "meetingId" = "summed"."id" limit 1) as "series",
      (select "directoryUserId"::text from "meeting" join "participant"
          on "participant"."organizationId" = "meeting"."organizationId"
            and "meetingId" = "meeting"."id" and "position" = "openerPosition"
        where "meeting"."organizationId" = ${organizationId} and "meeting"."id" = "summed"."id"
      ) as "openedBy"
    from "summed" where "sum" <= ${lettersMax} order by "startsAt", "id"`;
}

export type SpeakerOfMeeting = { id: string; directoryUserId: string | null; name: string };

export async function listSpeakers(
  db: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
): Promise<SpeakerOfMeeting[]> {
  const { rows } = await sql<SpeakerOfMeeting>`
    select "id", "directoryUserId", "name" from "participant"
    where "organizationId" = ${organizationId} and "meetingId" = any (${meetingIds}::uuid[])`.execute(
    db,
  );
  return rows;
}

/** Full names of the directory. */
export const listKnownPeople = (db: Queryable, organizationId: string) => valuesOf<string>(db)`
    select distinct ${fullName()} as "name" from "directoryUser"
    where "organizationId" = ${organizationId} and ${fullName()} is not null`;

/** Names by which only these people are called: the full name, and the first name if nobody else has it. */
export async function listCalledNames(
  db: Queryable,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string; firstName: string | null }>`
    select "id", ${fullName()} as "name", case when not exists (
        select from "directoryUser" "other" where "other"."organizationId" = ${organizationId}
          and "other"."id" <> "directoryUser"."id"
          and lower(trim("other"."firstName")) = lower(trim("directoryUser"."firstName"))
      ) then nullif(trim("firstName"), '') end as "firstName"
    from "directoryUser"
    where "organizationId" = ${organizationId} and "id" = any (${ids}::uuid[])
      and ${fullName()} is not null`.execute(db);
  return new Map(
    rows.map(({ id, name, firstName }) => [id, firstName ? [name, firstName] : [name]]),
  );
}

/** Names of the organization, its departments and teams. */
export const listKnownGroups = (db: Queryable, organizationId: string) => valuesOf<string>(db)`
    select "name" from "organization" where "id" = ${organizationId}
    union select distinct trim("department") from "directoryUser"
      where "organizationId" = ${organizationId} and trim("department") <> ''
    union select distinct "team" from "directoryUser" cross join unnest("teams") "team"
      where "organizationId" = ${organizationId}`;

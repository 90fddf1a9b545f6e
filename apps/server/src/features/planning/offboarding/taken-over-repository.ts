import { sql } from 'kysely';
import { jsonText } from '../../../database/jsonb.ts';
import { rowsOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import { isCounted } from '../../../ground/meeting/counted-meetings-repository.ts';
import {
  type Reader,
  readableAsMeeting,
} from '../../../ground/meeting/readable-meetings-repository.ts';
import { membersOfSeries } from '../../../ground/meeting/series-member-repository.ts';

export type LaterMeeting = { meetingId: string; meeting: string; date: string; startsAt: Date };
export type LaterTurn = LaterMeeting & {
  personId: string;
  turn: number;
  start: number | null;
  text: string;
};

/** Latest meetings of a person whose turns are read. */
const meetingsOfPerson = 20;
/** Of all of them, because each turn is compared with each item. */
const meetingsMax = 80;

const meetingColumns = ({ settings }: Reader) => sql`
  "meeting"."id" as "meetingId", "meeting"."title" as "meeting", "startsAt",
  ("startsAt" at time zone ${settings.timezone})::date::text as "date"`;

/** Turns of these people in their latest meetings after a moment of each, newest meeting first. */
export async function listLaterTurns(
  db: Queryable,
  reader: Reader,
  people: readonly { personId: string; since: Date }[],
): Promise<LaterTurn[]> {
  if (people.length === 0) return [];
  const { organizationId } = reader;
  return rowsOf<LaterTurn>(db)`
    with "asked" as (
      select * from jsonb_to_recordset(${jsonText(people)}::jsonb) "one" ("personId" uuid, "since" timestamptz)
    ), "latest" as (
      select * from (
        select ${meetingColumns(reader)}, "personId", "participant"."id" as "speaker",
          row_number() over (partition by "personId" order by "startsAt" desc, "meeting"."id") as "place"
        from ${readableAsMeeting(reader)}
        join "participant" on "participant"."organizationId" = ${organizationId}
          and "participant"."meetingId" = "meeting"."id"
        join "asked" on "personId" = "directoryUserId" and "startsAt" > "since"
        where ${isCounted(organizationId)}
      ) "placed" where "place" <= ${meetingsOfPerson} order by "place", "startsAt" desc limit ${meetingsMax}
    )
    select "latest"."meetingId", "meeting", "startsAt", "date", "personId",
      ("said" ->> 'position')::integer as "turn", ("said" ->> 'start')::double precision as "start",
      "said" ->> 'text' as "text"
    from "latest"
    join "meetingTranscript" on "meetingTranscript"."meetingId" = "latest"."meetingId"
    join "transcriptPiece" on "transcriptPiece"."meetingId" = "latest"."meetingId"
      and "transcriptPiece"."transcriptId" = "meetingTranscript"."transcriptId"
    cross join lateral jsonb_array_elements("turns") "said"
    where ("said" ->> 'participantId') = "speaker"::text
    order by "startsAt" desc, "latest"."meetingId", "turn"`;
}

export type ShownByMeeting = LaterMeeting & { itemId: string };

/** Meetings of series that these people opened after a moment, newest first. */
export async function listOpenedBy(
  db: Queryable,
  reader: Reader,
  items: readonly { itemId: string; seriesId: string; personId: string; since: Date }[],
): Promise<ShownByMeeting[]> {
  if (items.length === 0) return [];
  const { organizationId } = reader;
  return rowsOf<ShownByMeeting>(db)`
    with "member" as materialized (${membersOfSeries(organizationId)})
    select "itemId", ${meetingColumns(reader)}
    from jsonb_to_recordset(${jsonText(items)}::jsonb)
      "one" ("itemId" uuid, "seriesId" uuid, "personId" uuid, "since" timestamptz)
    join "member" on "member"."seriesId" = "one"."seriesId"
    join ${readableAsMeeting(reader)} on "meeting"."id" = "member"."meetingId" and "startsAt" > "since"
    join "participant" on "participant"."organizationId" = ${organizationId}
      and "participant"."meetingId" = "meeting"."id" and "participant"."position" = "openerPosition"
      and "directoryUserId" = "one"."personId"
    where ${isCounted(organizationId)}
    order by "startsAt" desc, "meeting"."id"`;
}

type Introduced = {
  itemId: string;
  introducedId: string | null;
  guestId: string | null;
  personId: string;
  leaverId: string | null;
  since: Date;
};

/** Meetings after a moment in which these people spoke with each other without the one who leaves, newest first. */
export async function listMetWithout(
  db: Queryable,
  reader: Reader,
  items: readonly Introduced[],
): Promise<ShownByMeeting[]> {
  if (items.length === 0) return [];
  const { organizationId } = reader;
  return rowsOf<ShownByMeeting>(db)`
    with "one" as materialized (
      select "asked".*, "heardAs" from jsonb_to_recordset(${jsonText(items)}::jsonb) "asked" (
        "itemId" uuid, "introducedId" uuid, "guestId" uuid, "personId" uuid, "leaverId" uuid, "since" timestamptz)
      left join "speakerAlias" on "speakerAlias"."organizationId" = ${organizationId}
        and "speakerAlias"."id" = "guestId"
    )
    select distinct "itemId", ${meetingColumns(reader)}
    from "one"
    join "participant" "new" on "new"."organizationId" = ${organizationId}
      and "new"."directoryUserId" = "one"."personId"
    join ${readableAsMeeting(reader)} on "meeting"."id" = "new"."meetingId" and "startsAt" > "since"
    join "participant" "met" on "met"."organizationId" = ${organizationId}
      and "met"."meetingId" = "meeting"."id"
      and ("met"."directoryUserId" = "introducedId"
        or ("met"."directoryUserId" is null and "met"."heardAs" = "one"."heardAs"))
    join "interaction" on "interaction"."organizationId" = ${organizationId}
      and "interaction"."meetingId" = "meeting"."id" and "onMatter" > 0
      and (("sourceId", "targetId") = ("new"."id", "met"."id")
        or ("sourceId", "targetId") = ("met"."id", "new"."id"))
    where ${isCounted(organizationId)} and not exists (
      select from "participant" "leaver" where "leaver"."organizationId" = ${organizationId}
        and "leaver"."meetingId" = "meeting"."id" and "leaver"."directoryUserId" = "leaverId")
    order by "startsAt" desc, "meetingId"`;
}

export type AskedAction = LaterMeeting & {
  personId: string;
  text: string;
  turn: number;
  start: number | null;
};

/** Actions of these people from meetings after a moment, newest first. */
export async function listLaterActions(
  db: Queryable,
  reader: Reader,
  people: readonly { personId: string; since: Date }[],
): Promise<AskedAction[]> {
  if (people.length === 0) return [];
  const { organizationId } = reader;
  return rowsOf<AskedAction>(db)`
    select ${meetingColumns(reader)}, "personId", "actionItem"."text", "actionItem"."turn", "actionItem"."start"
    from jsonb_to_recordset(${jsonText(people)}::jsonb) "one" ("personId" uuid, "since" timestamptz)
    join "actionItem" on "actionItem"."organizationId" = ${organizationId}
      and "ownerUserId" = "personId" and "actionItem"."turn" is not null
    join ${readableAsMeeting(reader)} on "meeting"."id" = "actionItem"."meetingId" and "startsAt" > "since"
    where ${isCounted(organizationId)}
    order by "startsAt" desc, "actionItem"."id" limit 500`;
}

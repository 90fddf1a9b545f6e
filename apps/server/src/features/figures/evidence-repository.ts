import { type RawBuilder, sql } from 'kysely';
import { rowsOf, valuesOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import { countedIn } from '../../ground/meeting/counted-meetings-repository.ts';
import { namesTopic } from '../../ground/meeting/everyday-words-repository.ts';
import { isReadableBy, type Reader } from '../../ground/meeting/readable-meetings-repository.ts';
import { topicKey } from '../../ground/meeting/topic-key-repository.ts';
import { topicsOf } from '../../ground/meeting/topics-of-meeting-repository.ts';
import type { Day } from './period.ts';

type Span = { from: Day; to: Day };

const ofDepartment = (department: string) =>
  sql`"directoryUser"."organizationId" = "meeting"."organizationId"
    and trim("department") = ${department}`;

const ofTeam = (team: string) =>
  sql`"directoryUser"."organizationId" = "meeting"."organizationId" and ${team} = any ("teams")`;

const spokeIn = (people: RawBuilder<unknown>) => sql`
  select distinct "directoryUserId" from "participant"
  join "directoryUser" on "directoryUser"."id" = "directoryUserId"
  where "participant"."organizationId" = "meeting"."organizationId"
    and "meetingId" = "meeting"."id" and ${people}`;

const idsWhere = async (
  db: Queryable,
  reader: Reader,
  span: Span,
  condition: RawBuilder<unknown>,
): Promise<string[]> => {
  return valuesOf<string>(db)`
    select "id" from "meeting" where ${countedIn(reader, span)} and ${condition}`;
};

/** The counted meetings of these days that say a topic, in any spelling. */
export const listMeetingsOfTopic = (db: Queryable, reader: Reader, span: Span, topic: string) =>
  idsWhere(
    db,
    reader,
    span,
    sql`exists (select from ${topicsOf(reader.organizationId)}
      where "key" = ${topicKey(sql`${topic}::text`)})
      and ${namesTopic(reader.organizationId, topicKey(sql`${topic}::text`))}`,
  );

/** Meetings in which people of both departments spoke; for one department, two of its people. */
export const listMeetingsOfDepartments = (
  db: Queryable,
  reader: Reader,
  span: Span,
  [one, other]: readonly [string, string],
) =>
  idsWhere(
    db,
    reader,
    span,
    one === other
      ? sql`(select count(*) from (${spokeIn(ofDepartment(one))}) "people") >= 2`
      : sql`exists (${spokeIn(ofDepartment(one))}) and exists (${spokeIn(ofDepartment(other))})`,
  );

/** Meetings in which somebody of the department or team spoke. */
export const listMeetingsOfGroup = (
  db: Queryable,
  reader: Reader,
  span: Span,
  { kind, name }: { kind: 'department' | 'team'; name: string },
) =>
  idsWhere(
    db,
    reader,
    span,
    sql`exists (${spokeIn(kind === 'department' ? ofDepartment(name) : ofTeam(name))})`,
  );

/** Exchanges on a matter of a person in a meeting with the people that the condition on `"directoryUser"` selects. */
const exchangesWith = (personId: string, others: RawBuilder<unknown>) => sql`
  from "participant" "one"
  join "interaction" on "one"."id" in ("sourceId", "targetId")
    and "interaction"."organizationId" = "meeting"."organizationId"
    and "interaction"."meetingId" = "meeting"."id" and "onMatter" > 0
  join "participant" "other" on "other"."id" in ("sourceId", "targetId")
    and "other"."id" <> "one"."id"
  join "directoryUser" on "directoryUser"."id" = "other"."directoryUserId"
  where "one"."organizationId" = "meeting"."organizationId"
    and "one"."meetingId" = "meeting"."id" and "one"."directoryUserId"::text = ${personId}
    and ${others}`;

/** Meetings in which the person and a person of the department answered each other. */
export const listMeetingsOfBridge = (
  db: Queryable,
  reader: Reader,
  span: Span,
  { personId, department }: { personId: string; department: string },
) =>
  idsWhere(
    db,
    reader,
    span,
    sql`exists (select ${exchangesWith(personId, ofDepartment(department))})`,
  );

/** Meetings in which both people answered each other, with the number of their exchanges. */
export async function listExchangesOfTie(
  db: Queryable,
  reader: Reader,
  span: Span,
  [one, other]: readonly [string, string],
): Promise<{ id: string; exchanges: number }[]> {
  const both = exchangesWith(one, sql`"directoryUser"."id"::text = ${other}`);
  return rowsOf<{ id: string; exchanges: number }>(db)`
    select "meeting"."id", "between"."exchanges" from "meeting"
    cross join lateral (select sum("onMatter")::integer as "exchanges" ${both}) "between"
    where ${countedIn(reader, span)} and "between"."exchanges" > 0`;
}

/** Those of the meetings that the reader may read, newest first. */
export const listReadable = (
  db: Queryable,
  reader: Reader,
  meetingIds: readonly string[],
) => rowsOf<{ meetingId: string; name: string; date: Day }>(db)`
    select "id" as "meetingId", "title" as "name",
      ("startsAt" at time zone ${reader.settings.timezone})::date::text as "date"
    from "meeting"
    where ${isReadableBy(reader)} and "id" = any (${meetingIds}::uuid[])
    order by "startsAt" desc, "id"`;

/** Selects the quoted turns: those that mention a topic, or those in which one side answers the other on a matter. */
export type QuotedTurns =
  | { topic: string }
  | { departments: readonly [string, string] }
  | { personId: string; department: string }
  | { people: readonly [string, string] };

const isQuoted = (turns: QuotedTurns): RawBuilder<unknown> => {
  if ('topic' in turns) {
    const words = (text: RawBuilder<unknown>) => sql`string_to_array(${topicKey(text)}, ' ')`;
    return sql`${words(sql`${turns.topic}::text`)} <@ ${words(sql`"text"`)}`;
  }
  const eitherWay = (is: (after: string, before: string) => RawBuilder<unknown>) =>
    sql`not "noTie" and "person" <> "personBefore" and (${is('', 'Before')} or ${is('Before', '')})`;
  if ('people' in turns) {
    const [one, other] = turns.people;
    return eitherWay(
      (side, opposite) => sql`(${sql.ref(`person${side}`)}::text = ${one}
        and ${sql.ref(`person${opposite}`)}::text = ${other})`,
    );
  }
  if ('departments' in turns) {
    const [one, other] = turns.departments;
    return eitherWay(
      (side, opposite) => sql`(${sql.ref(`department${side}`)} = ${one}
        and ${sql.ref(`department${opposite}`)} = ${other})`,
    );
  }
  return eitherWay(
    (side, opposite) => sql`(${sql.ref(`person${side}`)}::text = ${turns.personId}
      and ${sql.ref(`department${opposite}`)} = ${turns.department})`,
  );
};

export type QuotedTurn = {
  meetingId: string;
  turn: number;
  start: number | null;
  speaker: string;
  text: string;
};

/** The first matching turns of each meeting. The reader must be allowed to read all of the meetings. */
export const listQuotedTurns = (
  db: Queryable,
  { organizationId }: Reader,
  meetingIds: readonly string[],
  quoted: QuotedTurns,
  ofEach: number,
) => rowsOf<QuotedTurn>(db)`
    with "said" as (
      select "transcriptPiece"."meetingId", ("turn" ->> 'position')::integer as "turn",
        ("turn" ->> 'start')::double precision as "start", "turn" ->> 'text' as "text",
        "turn" ? 'noTie' as "noTie",
        "participant"."name" as "speaker", "directoryUser"."id" as "person",
        trim("department") as "department"
      from "meetingTranscript"
      join "transcriptPiece" on "transcriptPiece"."organizationId" = ${organizationId}
        and "transcriptPiece"."meetingId" = "meetingTranscript"."meetingId"
        and "transcriptPiece"."transcriptId" = "meetingTranscript"."transcriptId"
      cross join lateral jsonb_array_elements("turns") "turn"
      left join "participant" on "participant"."id" = ("turn" ->> 'participantId')::uuid
      left join "directoryUser" on "directoryUser"."id" = "participant"."directoryUserId"
      where "meetingTranscript"."organizationId" = ${organizationId}
        and "meetingTranscript"."meetingId" = any (${meetingIds}::uuid[])
        and not "turn" ? 'written'
    ), "answer" as (
      select *, lag("person") over "talk" as "personBefore",
        lag("department") over "talk" as "departmentBefore"
      from "said" window "talk" as (partition by "meetingId" order by "turn")
    ), "quoted" as (
      select *, row_number() over (partition by "meetingId" order by "turn") as "place"
      from "answer" where "speaker" is not null and ${isQuoted(quoted)}
    )
    select "meetingId", "turn", "start", "speaker", "text" from "quoted"
    where "place" <= ${ofEach} order by "meetingId", "turn"`;

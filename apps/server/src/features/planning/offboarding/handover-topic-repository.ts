import { type RawBuilder, sql } from 'kysely';
import { rowsOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import { isCounted } from '../../../ground/meeting/counted-meetings-repository.ts';
import {
  type Reader,
  readableAsMeeting,
} from '../../../ground/meeting/readable-meetings-repository.ts';
import { topicKey } from '../../../ground/meeting/topic-key-repository.ts';
import { topicsOf } from '../../../ground/meeting/topics-of-meeting-repository.ts';

export type NamedTopic = { key: string; topic: string; meetings: number; lastOn: string };

/**
 * Topics of counted meetings since a moment that the reader may read, each with its most frequent spelling and its
 * last day.
 */
export async function nameTopics(
  db: Queryable,
  reader: Reader,
  keys: readonly string[],
  since: Date,
): Promise<Map<string, NamedTopic>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<NamedTopic>`
    with "spelling" as (
      select "key", "topic"."topic", count(*)::integer as "meetings", max("startsAt") as "last"
      from ${readableAsMeeting(reader, sql`"startsAt" >= ${since}`)}
      cross join ${topicsOf(reader.organizationId)}
      where ${isCounted(reader.organizationId)} group by "key", "topic"."topic"
    )
    select "key", (array_agg("topic" order by "meetings" desc, "topic"))[1] as "topic",
      sum("meetings")::integer as "meetings",
      (max("last") at time zone ${reader.settings.timezone})::date::text as "lastOn"
    from "spelling" where "key" = any (${keys}::text[]) group by "key"`.execute(db);
  return new Map(rows.map((row) => [row.key, row]));
}

/**
 * Whether words contain those of a topic; both are in the form of `topicKey`, which leaves letters, digits and
 * spaces.
 */
const speaksOf = (words: RawBuilder<unknown>, key: RawBuilder<unknown>) =>
  sql<boolean>`' ' || ${words} || ' ' like '% ' || trim(${key}) || ' %'`;

type QuotePlace = { key: string; meetingId: string; turn: number };

/** Number of latest meetings of a topic in which its words are searched. */
const meetingsSearched = 5;

/**
 * Maximum number of pairs of a topic and such a meeting, latest meetings of each topic first, because every turn is
 * compared with the topic.
 */
const pairsMax = 60;

/** For each topic, where the person last mentioned it, in meetings that the reader may read. */
export async function findQuotes(
  db: Queryable,
  reader: Reader,
  { personId, keys, since }: { personId: string; keys: readonly string[]; since: Date },
): Promise<QuotePlace[]> {
  if (keys.length === 0) return [];
  const { organizationId } = reader;
  return rowsOf<QuotePlace>(db)`
    with "named" as (
      select "meeting"."id", "startsAt", "participant"."id" as "speaker", "key"
      from ${readableAsMeeting(reader, sql`"startsAt" >= ${since}`)}
      join "participant" on "participant"."organizationId" = ${organizationId}
        and "participant"."meetingId" = "meeting"."id"
        and "participant"."directoryUserId" = ${personId}
      cross join ${topicsOf(organizationId)}
    ), "latest" as (
      select * from (
        select *, row_number() over (partition by "key" order by "startsAt" desc, "id") as "place"
        from "named" where "key" = any (${keys}::text[])
      ) "placed" where "place" <= ${meetingsSearched}
      order by "place", "startsAt" desc limit ${pairsMax}
    ), "spoken" as materialized (
      select "one"."id", "speaker", ("said" ->> 'position')::integer as "turn",
        ${topicKey(sql`("said" ->> 'text')`)} as "words"
      from (select distinct "id", "speaker" from "latest") "one"
      join "meetingTranscript" on "meetingTranscript"."meetingId" = "one"."id"
      join "transcriptPiece" on "transcriptPiece"."meetingId" = "one"."id"
        and "transcriptPiece"."transcriptId" = "meetingTranscript"."transcriptId"
      cross join lateral jsonb_array_elements("turns") "said"
      where ("said" ->> 'participantId') = "speaker"::text
    )
    select distinct on ("key") "key", "id" as "meetingId", "turn"
    from "latest" join "spoken" using ("id", "speaker")
    where ${speaksOf(sql`"words"`, sql`"key"`)}
    order by "key", "startsAt" desc, "id", "turn"`;
}

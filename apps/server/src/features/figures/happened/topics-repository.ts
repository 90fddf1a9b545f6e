import type { SaidInMeeting } from '@rapport/contract';
import { type RawBuilder, sql } from 'kysely';
import { rowsOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import {
  countedIn,
  readableIn,
  type Span,
} from '../../../ground/meeting/counted-meetings-repository.ts';
import { namesTopic } from '../../../ground/meeting/everyday-words-repository.ts';
import type { Reader } from '../../../ground/meeting/readable-meetings-repository.ts';
import { topicKey } from '../../../ground/meeting/topic-key-repository.ts';
import { topicsOf } from '../../../ground/meeting/topics-of-meeting-repository.ts';
import type { Weeks } from '../../../ground/network/weeks.ts';
import type { Day } from '../period.ts';

export type TopicFact = {
  key: string;
  topic: string;
  mentions: number;
  meetings: number;
  /** The last day. */
  on: Day;
  /** The week of the first meeting. */
  firstWeek: Day;
};

/**
 * Topics of which the `meetingsMin`th meeting falls into these weeks, and the first into them or the `weeksMax` weeks
 * before; the most mentioned first. Counts are since the first meeting.
 *
 * @param known Topics of this week and before may be older than what is known
 */
export const listFirstTopics = (
  db: Queryable,
  organizationId: string,
  weeks: Weeks,
  known: Day,
  { meetingsMin, weeksMax, topicsMax }: Record<'meetingsMin' | 'weeksMax' | 'topicsMax', number>,
) => rowsOf<TopicFact>(db)`
    with "named" as materialized (
      select distinct "key" from "weekTopic"
      where "organizationId" = ${organizationId} and "week" between ${weeks.from} and ${weeks.to}
        and ${namesTopic(organizationId, sql`"key"`)}
    )
    select "key", mode() within group (order by "topic") as "topic",
      sum("mentions")::integer as "mentions", sum("meetings")::integer as "meetings",
      max("lastOn")::text as "on", min("week")::text as "firstWeek"
    from "named" join "weekTopic" using ("key")
    where "organizationId" = ${organizationId} and "week" <= ${weeks.to}
    group by "key"
    having min("week") >= ${weeks.from}::date - ${7 * weeksMax}::integer and min("week") > ${known}
      and sum("meetings") >= ${meetingsMin}
      and coalesce(sum("meetings") filter (where "week" < ${weeks.from}), 0) < ${meetingsMin}
    order by "mentions" desc, "key" limit ${topicsMax}`;

export type TopicTurn = { key: string } & Pick<
  SaidInMeeting,
  'meetingId' | 'date' | 'turn' | 'start' | 'speaker'
> & { text: string };

/** Meetings of a topic whose transcripts are read for a quote. */
const meetingsQuoted = 3;

/** The first turn that says each of the topics, in meetings of these days that the reader may read. */
export async function listFirstTurns(
  db: Queryable,
  reader: Reader,
  span: Span,
  keys: readonly string[],
): Promise<TopicTurn[]> {
  const { organizationId, settings } = reader;
  const words = (text: RawBuilder<unknown>) => sql`string_to_array(${topicKey(text)}, ' ')`;
  return rowsOf<TopicTurn>(db)`
    with "named" as (
      select "key", "meeting"."id", "startsAt",
        row_number() over (partition by "key" order by "startsAt", "meeting"."id") as "place"
      from ${readableIn(reader, span)}
      cross join ${topicsOf(organizationId)}
      where ${countedIn(reader, span)} and "key" = any (${keys}::text[])
    )
    select distinct on ("key") "key", "named"."id" as "meetingId",
      ("startsAt" at time zone ${settings.timezone})::date::text as "date",
      ("one" ->> 'position')::integer as "turn", ("one" ->> 'start')::double precision as "start",
      "participant"."name" as "speaker", "one" ->> 'text' as "text"
    from "named"
    join "meetingTranscript" on "meetingTranscript"."organizationId" = ${organizationId}
      and "meetingTranscript"."meetingId" = "named"."id"
    join "transcriptPiece" on "transcriptPiece"."organizationId" = ${organizationId}
      and "transcriptPiece"."meetingId" = "named"."id"
      and "transcriptPiece"."transcriptId" = "meetingTranscript"."transcriptId"
    cross join lateral jsonb_array_elements("turns") "one"
    left join "participant" on "participant"."organizationId" = ${organizationId}
      and "participant"."id" = ("one" ->> 'participantId')::uuid
    where "named"."place" <= ${meetingsQuoted} and not "one" ? 'written'
      and string_to_array("key", ' ') <@ ${words(sql`"one" ->> 'text'`)}
    order by "key", "named"."place", "turn"`;
}

import type { FoundTopic, MeetingTranscript, ProcessingStatusName } from '@rapport/contract';
import { sql } from 'kysely';
import { rowsOf, valuesOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import { contains } from '../../ground/contains-repository.ts';
import { isCounted } from '../../ground/meeting/counted-meetings-repository.ts';
import {
  isReadableBy,
  type Reader,
  readableMeetings,
  readsEveryMeeting,
} from '../../ground/meeting/readable-meetings-repository.ts';
import { topicsOf } from '../../ground/meeting/topics-of-meeting-repository.ts';
import {
  hasWords,
  matchedMeetings,
  type PlaceOfWords,
  type PreparedSearch,
} from '../../ground/search-index/matched-meetings-repository.ts';
import type { ReadableIndex } from '../../ground/search-index/readable-index-repository.ts';
import { fullName } from '../../ground/shown-name-repository.ts';
import { withoutAccents } from '../../ground/without-accents.ts';

/** Maximum number of meetings without results that are shown, newest first. */
const incompleteMax = 50;

/** The newest readable meetings are searched first: if a word is frequent, they suffice. */
const newest: Record<PlaceOfWords, { looked: number; enough: number }> = {
  words: { looked: 100, enough: 10 },
  // Headings are short.
  heading: { looked: 1000, enough: 50 },
};

/**
 * Ids of the newest readable meetings that contain all the words, and the number of all such meetings. If many of the
 * newest contain them, only these and no number, because finding all would take long.
 */
export async function listMatchedMeetings(
  tx: Queryable,
  index: ReadableIndex,
  search: PreparedSearch,
  { place, limit }: { place: PlaceOfWords; limit: number },
): Promise<{ ids: string[]; total: number | null }> {
  const { looked, enough } = newest[place];
  const { rows: first } = await sql<{ id: string }>`
    select "meetingId" as "id" from (${newestIndexed(index.reader, place, looked)} offset 0) "newest"
    where ${hasWords(search, place)}
    order by "startsAt" desc, "meetingId" desc limit ${limit}`.execute(tx);
  if (first.length >= enough) return { ids: first.map(({ id }) => id), total: null };
  const { rows } = await sql<{ id: string; total: number }>`
    with "matched" as materialized (${matchedMeetings(index, search, place)})
    select "meetingId" as "id", (select count(*)::int from "matched") as "total" from "matched"
    order by "startsAt" desc, "meetingId" desc limit ${limit}`.execute(tx);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

const newestIndexed = (reader: Reader, place: PlaceOfWords, count: number) =>
  readsEveryMeeting(reader)
    ? sql`
      select "meetingId", "startsAt", ${sql.ref(place)} from "meetingIndex"
      where "organizationId" = ${reader.organizationId}
      order by "startsAt" desc, "meetingId" desc limit ${count}`
    : sql`
      select "meetingId", "meetingIndex"."startsAt", ${sql.ref(place)}
      from (
        select "id" from (${readableMeetings(reader)}) "readable"
        order by "startsAt" desc, "id" desc limit ${count}) "few"
      join "meetingIndex" on "meetingId" = "few"."id"
        and "organizationId" = ${reader.organizationId}`;

export type FoundHeading = {
  id: string;
  name: string;
  date: string;
  processingStatus: ProcessingStatusName;
  isTitle: boolean;
};

/**
 * These meetings, and the readable ones without results whose title contains the text: titles first, then newest
 * first.
 */
export const listHeadings = (
  tx: Queryable,
  reader: Reader,
  { title, text }: PreparedSearch,
  ids: readonly string[],
) => rowsOf<FoundHeading>(tx)`
    select "meeting"."id", "title" as "name", "isTitle",
      "status" as "processingStatus",
      to_char("startsAt" at time zone ${reader.settings.timezone}, 'YYYY-MM-DD') as "date"
    from (
      select "meetingId", "heading" @@ ${title}::tsquery as "isTitle" from "meetingIndex"
      where "organizationId" = ${reader.organizationId} and "meetingId" = any (${ids}::uuid[])
      union all
      (select "id", true from "meeting"
      where ${isReadableBy(reader)} and "status" <> 'completed'
        and ${contains(sql`"title"`, text)}
      order by "startsAt" desc, "id" desc limit ${incompleteMax})) "found"
    join "meeting" on "meeting"."id" = "found"."meetingId"
    order by "isTitle" desc, "startsAt" desc, "meeting"."id" desc`;

/** The topics that these meetings say, with the day of each meeting. */
export const listTopics = (
  tx: Queryable,
  { organizationId, settings }: Reader,
  ids: readonly string[],
) => rowsOf<FoundTopic>(tx)`
    select distinct "topic"."topic",
      to_char("startsAt" at time zone ${settings.timezone}, 'YYYY-MM-DD') as "lastOn"
    from "meeting" cross join ${topicsOf(organizationId)}
    where ${isCounted(organizationId)} and "meeting"."id" = any (${ids}::uuid[])`;

export type FoundPassage = {
  meetingId: string;
  name: string;
  date: string;
  processingStatus: ProcessingStatusName;
  configuration: string;
  firstTurn: number;
  firstChar: number;
  lastTurn: number;
  lastChar: number | null;
  /** True if the passage contains all the words. */
  isWhole: boolean;
  turns: MeetingTranscript['turns'];
};

/** The best passage of each of these meetings, in their order: one with all the words, or else with the most. */
export async function listPassages(
  tx: Queryable,
  { organizationId, settings }: Reader,
  { together, said }: PreparedSearch,
  meetingIds: readonly string[],
): Promise<FoundPassage[]> {
  const whole = sql`"passage"."words" @@ ${together}::tsquery`;
  return rowsOf<FoundPassage>(tx)`
    select "index"."meetingId", "index"."configuration", "title" as "name",
      "status" as "processingStatus", "best".*,
      to_char("meeting"."startsAt" at time zone ${settings.timezone}, 'YYYY-MM-DD') as "date",
      jsonb_path_query_array("piece"."turns", '$[$from to $to]', jsonb_build_object(
        'from', "firstTurn" - ("piece"."turns" -> 0 ->> 'position')::integer,
        'to', "lastTurn" - ("piece"."turns" -> 0 ->> 'position')::integer)) as "turns"
    from unnest(${meetingIds}::uuid[]) with ordinality "asked" ("id", "place")
    join "meetingIndex" "index" on "index"."meetingId" = "asked"."id"
      and "index"."organizationId" = ${organizationId}
    join "meeting" on "meeting"."id" = "asked"."id"
    cross join lateral (
      select "transcriptId", "passage"."piece" as "at", "firstTurn", "firstChar", "lastTurn",
        "lastChar", ${whole} as "isWhole"
      from "passage"
      where "passage"."organizationId" = ${organizationId}
        and "passage"."meetingId" = "index"."meetingId"
        and "passage"."transcriptId" = "index"."transcriptId"
        and "passage"."words" @@ ${said}::tsquery
      order by ${whole} desc, ts_rank("passage"."words", ${said}::tsquery) desc,
        "passage"."piece", "passage"."position"
      limit 1) "best"
    join "transcriptPiece" "piece" on "piece"."organizationId" = ${organizationId}
      and "piece"."meetingId" = "index"."meetingId"
      and "piece"."transcriptId" = "best"."transcriptId" and "piece"."position" = "best"."at"
    order by "asked"."place"`;
}

/** The words of a meeting that match the search, with or without accents; `configuration` is for its language. */
export const listFoundWords = (
  tx: Queryable,
  { said }: PreparedSearch,
  configuration: string,
  words: readonly string[],
) => valuesOf<string>(tx)`
    select "word" from unnest(${words}::text[], ${words.map(withoutAccents)}::text[])
      "each" ("word", "plain")
    where to_tsvector(${configuration}::regconfig, "word" || ' ' || "plain") @@ ${said}::tsquery`;

/** Names of speakers as they are shown, by id. */
export async function nameSpeakers(
  tx: Queryable,
  organizationId: string,
  participantIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select "participant"."id",
      coalesce(${fullName('person')}, "participant"."name") as "name"
    from "participant" left join "directoryUser" "person" on "person"."id" = "directoryUserId"
    where "participant"."organizationId" = ${organizationId}
      and "participant"."id" = any (${participantIds}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { withoutAccentsIn } from '../without-accents-repository.ts';
import { organizationMark, topicMark } from './index-words.ts';
import { configurationsByLanguage, plainConfiguration } from './text-configuration.ts';

/** PostgreSQL limits the words of a row to 1 MB. Even a meeting of a whole day has fewer different words. */
const wordBytesMax = 900_000;
/** The parser would treat words joined by these marks as addresses and file names. */
const marks = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

const plain = (text: RawBuilder<unknown>) =>
  sql`translate(${text}, ${marks}, ${' '.repeat(marks.length)})`;
/** A text, followed by itself without accents if it has any. */
const spelled = (text: RawBuilder<unknown>) =>
  plain(sql`${text} || coalesce(' ' || nullif(${withoutAccentsIn(text)}, ${text}), '')`);
const asWritten = (text: RawBuilder<unknown>) => sql`to_tsvector('simple', ${text})`;
const byStem = (text: RawBuilder<unknown>) => sql`to_tsvector("configuration"::regconfig, ${text})`;

/** Heading of completed meetings in `"meeting"`; a lateral subquery. `offset 0` computes each text once. */
const heading = sql`(
  select "configuration",
    setweight(${asWritten(sql`"spelledTitle"`)} || ${byStem(sql`"spelledTitle"`)}, 'A')
      || setweight(${asWritten(sql`"spelledNames"`)}, 'B')
      || setweight(${asWritten(sql`"spelledTopics"`)} || ${byStem(sql`"spelledTopics"`)}, 'C')
      || setweight(${asWritten(sql`"spelledTeam"`)}, 'C')
      || array_to_tsvector(array(
        select ${sql.lit(organizationMark)} || "meeting"."organizationId"
        union select ${sql.lit(topicMark)} || "key" from unnest("topicKeys") "key"
      )) as "heading"
  from (
    select "configuration", ${spelled(sql`"title"`)} as "spelledTitle",
      ${spelled(sql`"names"`)} as "spelledNames", ${spelled(sql`"topics"`)} as "spelledTopics",
      ${spelled(sql`coalesce("team", 'Unknown')`)} as "spelledTeam"
    from (
      select coalesce(${JSON.stringify(configurationsByLanguage)}::jsonb ->> "language",
          ${plainConfiguration}) as "configuration",
        array_to_string("initiatives", ' . ') as "topics",
        coalesce((
          select string_agg("name", ' ') from "participant"
          where "participant"."organizationId" = "meeting"."organizationId"
            and "participant"."meetingId" = "meeting"."id"), '') as "names"
      offset 0) "texts"
    offset 0) "read"
) "head"`;

/** Words of the passages and the heading, with repetitions. */
const everyWord = sql`(
  select unnest(tsvector_to_array("passage"."words")) as "word" from "passage"
  where "passage"."organizationId" = "meeting"."organizationId"
    and "passage"."meetingId" = "meeting"."id"
    and "passage"."transcriptId" = "transcript"."transcriptId"
  union all select unnest(tsvector_to_array("heading"))) "each"`;

/** Each word once. If there are too many, the longest words are left out. */
const wordsOf = sql`(
  select case when sum(octet_length("word") + 4) < ${sql.lit(wordBytesMax)}
    then array_to_tsvector(array_agg("word"))
    else (
      select array_to_tsvector(array_agg("word")) from (
        select "word", sum(octet_length("word") + 4) over (order by octet_length("word"), "word") as "bytes"
        from (select distinct "word" from ${everyWord}) "different") "measured"
      where "bytes" < ${sql.lit(wordBytesMax)} or "word" = ${sql.lit(organizationMark)} || "meeting"."organizationId") end
  from ${everyWord})`;

/** Writes the words of a completed meeting, after its passages. */
export async function saveMeetingIndex(
  tx: Queryable,
  { organizationId, meetingId }: { organizationId: string; meetingId: string },
): Promise<void> {
  await sql`
    insert into "meetingIndex"
      ("meetingId", "organizationId", "transcriptId", "startsAt", "configuration", "heading", "words")
    select "meeting"."id", "meeting"."organizationId", "transcript"."transcriptId", "startsAt",
      "configuration", "heading", ${wordsOf}
    from "meeting"
    join "meetingTranscript" "transcript" on "transcript"."meetingId" = "meeting"."id"
      and "transcript"."organizationId" = ${organizationId}
    cross join lateral ${heading}
    where "meeting"."organizationId" = ${organizationId} and "meeting"."id" = ${meetingId}
      and "status" = 'completed'
    on conflict ("meetingId") do update set "transcriptId" = excluded."transcriptId", "startsAt" = excluded."startsAt",
      "configuration" = excluded."configuration", "heading" = excluded."heading",
      "words" = excluded."words"`.execute(tx);
}

/**
 * Writes the headings of completed meetings that have no words yet, among the next meetings of all organizations by
 * id. Returns the last id; undefined at the end.
 */
export async function insertMissingHeadings(
  db: Queryable,
  { after, limit }: { after: string; limit: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with "next" as materialized (
      select "id", "organizationId", "startsAt", "title", "team", "initiatives", "topicKeys", "language", "status"
      from "meeting" where "id" > ${after}::uuid order by "id" limit ${limit}
    ), "written" as (
      insert into "meetingIndex"
        ("meetingId", "organizationId", "transcriptId", "startsAt", "configuration", "heading", "words")
      select "meeting"."id", "meeting"."organizationId", null, "startsAt", "configuration", "heading",
        strip("heading")
      from "next" "meeting"
      cross join lateral ${heading}
      where "status" = 'completed' and not exists (
        select from "meetingIndex" where "meetingIndex"."meetingId" = "meeting"."id")
      on conflict ("meetingId") do nothing)
    select "id" from "next" order by "id" desc limit 1`.execute(db);
  return rows[0]?.id;
}

/**
 * The next meetings of all organizations, by id, whose passages are not cut yet. Meetings without results are
 * skipped.
 */
export async function listUncutMeetings(
  db: Queryable,
  { after, limit }: { after: string; limit: number },
): Promise<{ organizationId: string; meetingId: string }[]> {
  return db
    .selectFrom('meetingIndex')
    .innerJoin('meetingTranscript', 'meetingTranscript.meetingId', 'meetingIndex.meetingId')
    .select(['meetingIndex.organizationId', 'meetingIndex.meetingId'])
    .where('meetingIndex.transcriptId', 'is', null)
    .where('meetingIndex.meetingId', '>', after)
    .orderBy('meetingIndex.meetingId')
    .limit(limit)
    .execute();
}

export async function isUncut(
  db: Queryable,
  { organizationId, meetingId }: { organizationId: string; meetingId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('meetingIndex')
    .select('transcriptId')
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', meetingId)
    .executeTakeFirst();
  return row?.transcriptId === null;
}

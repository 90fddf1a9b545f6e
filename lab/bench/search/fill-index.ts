import type { Database } from '@rapport/server/database/types';
import { cutPassages } from '@rapport/server/ground/search-index/cut-passages';
import { organizationMark } from '@rapport/server/ground/search-index/index-words';
import { sql } from 'kysely';
import { makeTalk } from './talk.ts';

/** Number of different talks, which the meetings share. */
const talks = 2000;
const talksAtOnce = 100;

/** Gives every meeting an indexed talk of `words` words, without analysing it. */
export async function fillIndex(db: Database, words: number): Promise<void> {
  await sql`create table "benchTalk" ("n" integer primary key, "turns" jsonb, "passages" jsonb)`.execute(
    db,
  );
  for (let from = 0; from < talks; from += talksAtOnce) {
    const rows = Array.from({ length: talksAtOnce }, (_, at) => {
      const turns = makeTalk(words, from + at + 1);
      return { n: from + at, turns, passages: cutPassages(turns) };
    });
    await sql`
      insert into "benchTalk" select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as ("n" integer, "turns" jsonb, "passages" jsonb)`.execute(db);
  }
  await sql`
    create table "benchPassage" as
    select "n", "ordinal"::integer - 1 as "position", ("one" ->> 'firstTurn')::integer as "firstTurn",
      ("one" ->> 'firstChar')::integer as "firstChar", ("one" ->> 'lastTurn')::integer as "lastTurn",
      ("one" ->> 'lastChar')::integer as "lastChar", to_tsvector('english', "one" ->> 'words') as "words"
    from "benchTalk", jsonb_array_elements("passages") with ordinality "cut" ("one", "ordinal")`.execute(
    db,
  );
  await sql`
    create table "benchWords" as
    select "n", array_agg(distinct "word") as "words"
    from "benchPassage", unnest(tsvector_to_array("words")) "word" group by "n"`.execute(db);
  await copyToMeetings(db);
  for (const table of ['benchTalk', 'benchPassage', 'benchWords'])
    await sql`drop table ${sql.table(table)}`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

async function copyToMeetings(db: Database): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select "indexname" as "name", "indexdef" as "definition" from pg_indexes
    where "indexdef" like '%USING gin%' and "tablename" = 'meetingIndex'`.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  const talk = sql`abs(hashtext("meeting"."id"::text)) % ${talks}`;
  await sql`
    insert into "transcriptPiece" ("organizationId", "meetingId", "transcriptId", "position", "turns")
    select "organizationId", "id", "id", 0, "turns"
    from "meeting" join "benchTalk" on "n" = ${talk}`.execute(db);
  await sql`
    insert into "passage" ("organizationId", "meetingId", "transcriptId", "piece", "position",
      "firstTurn", "firstChar", "lastTurn", "lastChar", "speakers", "words")
    select "organizationId", "id", "id", 0, "position", "firstTurn", "firstChar", "lastTurn",
      "lastChar", '{}', "words"
    from "meeting" join "benchPassage" on "n" = ${talk}`.execute(db);
  await sql`
    insert into "meetingIndex"
      ("meetingId", "organizationId", "transcriptId", "startsAt", "configuration", "heading",
        "words")
    select "id", "organizationId", "id", "startsAt", 'english', "heading",
      array_to_tsvector("words" || tsvector_to_array("heading"))
    from "meeting" join "benchWords" on "n" = ${talk}
    cross join lateral (select
      setweight(to_tsvector('simple', "title"), 'A')
        || setweight(to_tsvector('simple', array_to_string("initiatives", ' ')), 'C')
        || array_to_tsvector(array[${sql.lit(organizationMark)} || "organizationId"]) as "heading") "head"`.execute(
    db,
  );
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
}

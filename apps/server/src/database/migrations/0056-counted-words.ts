import { type Kysely, sql } from 'kysely';

/**
 * What is shown of a meeting to readers who may see no mood of another person, and whose words it counts. Speakers of
 * meetings that are here already have no digest of their words; they are known by their id until they are read again.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "participant" add column "wordsDigest" text`.execute(db);
  await sql`alter table "meeting" add column "shownMood" jsonb`.execute(db);
  // Outlasts its meeting, so that deleting one and uploading it again without a person tells nothing of them.
  await sql`
    create table "countedWords" (
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "meetingId" uuid not null,
      "words" text not null,
      "group" uuid not null,
      primary key ("organizationId", "meetingId", "words")
    )`.execute(db);
  await sql`create index on "countedWords" ("organizationId", "words")`.execute(db);
  await sql`create index on "countedWords" ("organizationId", "group")`.execute(db);
  await sql`
    create temporary table "counted" on commit drop as
    select distinct on ("participant"."meetingId", "directoryUserId")
      "participant"."organizationId", "participant"."meetingId", "participant"."id"::text as "words",
      "participant"."sentiment"
    from "participant"
    join "directoryUser" on "directoryUser"."id" = "directoryUserId"
    join "meeting" on "meeting"."id" = "participant"."meetingId"
    where "judged" and not "isLeftOutOfMoods" and "meeting"."sentiment" is not null
      and "judgedReason" is null
    order by "participant"."meetingId", "directoryUserId", "participant"."words" desc`.execute(db);
  await sql`
    update "meeting" set "shownMood" = jsonb_build_object(
      'people', "people",
      'moods', jsonb_build_object(
        'positive', "positive", 'neutral', "neutral", 'negative', "negative"),
      'sentiment', "score",
      'sentimentLabel', case when "score" >= 7 then 'positive' when "score" >= 4 then 'neutral'
        else 'negative' end)
    from (
      select *, "positive"::double precision / "people" * 10 as "score" from (
        select "meetingId", count(*) as "people",
          count(*) filter (where "sentiment" = 'positive') as "positive",
          count(*) filter (where "sentiment" = 'neutral') as "neutral",
          count(*) filter (where "sentiment" = 'negative') as "negative"
        from "counted" group by "meetingId" having count(*) >= 5
      ) "added"
    ) "mood"
    where "meeting"."id" = "mood"."meetingId"`.execute(db);
  await sql`
    insert into "countedWords" ("organizationId", "meetingId", "words", "group")
    select "counted"."organizationId", "meetingId", "words", "meetingId" from "counted"
    join "meeting" on "meeting"."id" = "meetingId" where "shownMood" is not null`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * What people show in a meeting, with the turns that made it. Meetings that are here already are read again after the
 * start, after all uploads, with their corrections; those without a file keep what was found.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table "participant"
      add column "feeling" text
        check ("feeling" in ('positive', 'neutral', 'negative', 'calm', 'too-little')),
      add column "feelingEvidence" jsonb not null default '[]'`.execute(db);
  await sql`
    alter table "meeting"
      add column "peopleByFeeling" jsonb,
      drop constraint "meeting_judgedReason_check",
      add constraint "meeting_judgedReason_check"
        check ("judgedReason" in ('language', 'unnamed', 'too-little', 'calm', 'left-out'))`.execute(
    db,
  );
  // Their moods are known by the id of the speaker, so a new reading would keep those of the former rule.
  await sql`
    update "meeting" set "shownMood" = null where "id" in (
      select "meetingId" from "countedWords" join "participant" using ("organizationId", "meetingId")
      where "countedWords"."words" = "participant"."id"::text)`.execute(db);
  await sql`
    delete from "countedWords" using "participant"
    where "countedWords"."organizationId" = "participant"."organizationId"
      and "countedWords"."meetingId" = "participant"."meetingId"
      and "countedWords"."words" = "participant"."id"::text`.execute(db);
  await sql`
    update "meeting" set "isStale" = true, "runId" = gen_random_uuid(), "turn" = 1000000
    from "meetingFile" "file"
    where "status" = 'completed' and not "isStale"
      and "file"."organizationId" = "meeting"."organizationId"
      and "file"."meetingId" = "meeting"."id"`.execute(db);
}

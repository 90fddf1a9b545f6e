import { type Kysely, sql } from 'kysely';

/** Meetings that were analysed before have a mood if they have participants. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "meetingTranscript" add column "findings" jsonb`.execute(db);
  await sql`alter table "actionItem"
    add column "dueDay" date,
    add column "before" text`.execute(db);
  await sql`alter table "participant"
    add column "judged" boolean not null default true`.execute(db);
  await sql`alter table "meeting"
    add column "language" text,
    add column "judgedReason" text check ("judgedReason" in ('language', 'unnamed', 'too-little')),
    add column "moods" jsonb`.execute(db);
  await sql`
    update "meeting" set "moods" = "counted"."moods"
    from (
      select "organizationId", "meetingId", jsonb_build_object(
        'positive', count(*) filter (where "sentiment" = 'positive'),
        'neutral', count(*) filter (where "sentiment" = 'neutral'),
        'negative', count(*) filter (where "sentiment" = 'negative')) as "moods"
      from "participant" group by "organizationId", "meetingId"
    ) "counted"
    where "counted"."organizationId" = "meeting"."organizationId"
      and "counted"."meetingId" = "meeting"."id"`.execute(db);
}

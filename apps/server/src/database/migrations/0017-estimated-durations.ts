import { type Kysely, sql } from 'kysely';

/** Whether the duration is estimated from the words, because the transcript has no times. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "meeting"
    add column "isDurationEstimated" boolean not null default false`.execute(db);
  await sql`
    update "meeting" set "isDurationEstimated" = true
    from "meetingTranscript"
    where "meetingTranscript"."organizationId" = "meeting"."organizationId"
      and "meetingTranscript"."meetingId" = "meeting"."id"
      and "meetingTranscript"."coverage" ->> 'timed' = 'false'`.execute(db);
}

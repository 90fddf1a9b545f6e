import { type Kysely, sql } from 'kysely';

/** Whether a meeting's duration is estimated from its words, for want of times in the transcript. */
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

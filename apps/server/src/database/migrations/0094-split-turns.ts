import { type Kysely, sql } from 'kysely';

/**
 * Which minutes of a recording are being written down. Recordings without speakers are read again after the start, so
 * that people can split their turns.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "meeting" add column "sentMinutes" double precision`.execute(db);
  await sql`
    update "meeting" set "isStale" = true, "runId" = gen_random_uuid(), "turn" = 1000000
    from "meetingFile" "file", "recording"
    where "status" = 'completed' and not "isStale"
      and "file"."organizationId" = "meeting"."organizationId"
      and "file"."meetingId" = "meeting"."id"
      and "recording"."organizationId" = "meeting"."organizationId"
      and "recording"."meetingId" = "meeting"."id"
      and "recording"."speakersTold" = false`.execute(db);
}

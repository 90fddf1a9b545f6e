import { type Kysely, sql } from 'kysely';

/**
 * The number of questions is null where the transcript marks none. Meetings that are here already keep their numbers
 * until they are read again, after the start and after all uploads, with their corrections.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "participant" alter column "questions" drop not null`.execute(db);
  await sql`
    update "meeting" set "isStale" = true, "runId" = gen_random_uuid(), "turn" = 1000000
    from "meetingFile" "file"
    where "status" = 'completed' and not "isStale"
      and "file"."organizationId" = "meeting"."organizationId"
      and "file"."meetingId" = "meeting"."id"`.execute(db);
}

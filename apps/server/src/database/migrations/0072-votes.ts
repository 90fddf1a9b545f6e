import { type Kysely, sql } from 'kysely';

/**
 * How many votes passed. Meetings that are here already have none until they are read again, after the start and after
 * all uploads, with their corrections.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "meeting" add column "voteCount" integer not null default 0`.execute(db);
  await sql`
    update "meeting" set "isStale" = true, "runId" = gen_random_uuid(), "turn" = 1000000
    from "meetingFile" "file"
    where "status" = 'completed' and not "isStale"
      and "file"."organizationId" = "meeting"."organizationId"
      and "file"."meetingId" = "meeting"."id"`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Reads meetings again for more layouts, and for tasks and decisions that are sure. */
export async function up(db: Kysely<unknown>) {
  await sql`
    update "meeting" set "isStale" = true, "runId" = gen_random_uuid(), "turn" = 1000000
    from "meetingFile" "file"
    where "status" = 'completed' and not "isStale"
      and "file"."organizationId" = "meeting"."organizationId"
      and "file"."meetingId" = "meeting"."id"`.execute(db);
}

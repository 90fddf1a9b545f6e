import { type Kysely, sql } from 'kysely';

/**
 * How many exchanges of two people make a tie: those on a matter. Meetings that are here already count all until they
 * are read again, after the start and after all uploads, with their corrections; those without a file keep all.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "interaction" add column "onMatter" integer`.execute(db);
  await sql`update "interaction" set "onMatter" = "value"`.execute(db);
  await sql`alter table "interaction" alter column "onMatter" set not null`.execute(db);
  await sql`
    update "meeting" set "isStale" = true, "runId" = gen_random_uuid(), "turn" = 1000000
    from "meetingFile" "file"
    where "status" = 'completed' and not "isStale"
      and "file"."organizationId" = "meeting"."organizationId"
      and "file"."meetingId" = "meeting"."id"`.execute(db);
}

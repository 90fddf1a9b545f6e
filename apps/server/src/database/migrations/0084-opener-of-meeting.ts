import { type Kysely, sql } from 'kysely';

/**
 * Who opens a meeting, as the position among its participants. Until meetings that are here already are read again, it
 * is who speaks first.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "meeting" add column "openerPosition" integer not null default 0`.execute(
    db,
  );
  await sql`
    update "meeting" set "isStale" = true, "runId" = gen_random_uuid(), "turn" = 1000000
    from "meetingFile" "file"
    where "status" = 'completed' and not "isStale"
      and "file"."organizationId" = "meeting"."organizationId"
      and "file"."meetingId" = "meeting"."id"`.execute(db);
}

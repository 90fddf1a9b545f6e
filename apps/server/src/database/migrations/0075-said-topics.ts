import { type Kysely, sql } from 'kysely';

/**
 * What a meeting says besides its topics, so that a topic of the organization is counted in all meetings that say it.
 * Meetings that are here already are read again, after the start and after all uploads, with their corrections; those
 * without a file count in the topics that they show. The topics are found in the next minute.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create function "keysOfTopics"(text[]) returns text[] language sql immutable parallel safe as $$
      select coalesce(array_agg(
        regexp_replace(regexp_replace(lower("topic"), '[^[:alnum:]]+', ' ', 'g'),
          '([[:alpha:]]{2,}[^s ])s( |$)', '\\1\\2', 'g') order by "position"), '{}')
      from unnest($1) with ordinality "each" ("topic", "position")
    $$`.execute(db);
  await sql`alter table "meeting" add column "alsoSaid" text[] not null default '{}'`.execute(db);
  await sql`
    alter table "meeting" add column "topicKeys" text[]
      not null generated always as ("keysOfTopics"("initiatives" || "alsoSaid")) stored`.execute(
    db,
  );
  await sql`alter table "participant" add column "alsoTurns" integer[] not null default '{}'`.execute(
    db,
  );
  await sql`alter table "everydayWords" add column "topics" text[] not null default '{}'`.execute(
    db,
  );
  await sql`update "everydayWords" set "foundAt" = '-infinity'`.execute(db);
  await sql`
    update "meeting" set "isStale" = true, "runId" = gen_random_uuid(), "turn" = 1000000
    from "meetingFile" "file"
    where "status" = 'completed' and not "isStale"
      and "file"."organizationId" = "meeting"."organizationId"
      and "file"."meetingId" = "meeting"."id"`.execute(db);
}

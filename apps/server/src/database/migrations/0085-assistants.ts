import { type Kysely, sql } from 'kysely';

/** Whether programs may read meetings for a member, and the audit entries of their calls by key. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table "organizationSettings"
      add column "areAssistantsOn" boolean not null default false`.execute(db);
  await sql`
    create index on "auditEntry" ("organizationId", "targetId", "at")
      where "action" = 'assistant-called'`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Actions of meetings that were more than four weeks past when they were uploaded wait until somebody takes them up. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "actionItem" drop constraint "actionItem_state_check"`.execute(db);
  await sql`alter table "actionItem" add constraint "actionItem_state_check"
    check ("state" in ('open', 'from-before', 'done', 'dropped'))`.execute(db);
  // The constraint of the closing day was created without a name.
  const { rows } = await sql<{ name: string }>`
    select "conname" as "name" from pg_constraint
    where "conrelid" = '"actionItem"'::regclass and "contype" = 'c'
      and pg_get_constraintdef("oid") like '%"closedAt"%'`.execute(db);
  for (const { name } of rows)
    await sql`alter table "actionItem" drop constraint ${sql.id(name)}`.execute(db);
  await sql`alter table "actionItem" add constraint "actionItem_closedAt_check"
    check (("state" in ('open', 'from-before')) = ("closedAt" is null))`.execute(db);
  await sql`
    update "actionItem" set "state" = 'from-before' from "meeting"
    where "actionItem"."meetingId" = "meeting"."id" and "actionItem"."origin" = 'found'
      and "actionItem"."state" = 'open' and "actionItem"."changedAt" is null
      and "actionItem"."confirmedAt" is null
      and "meeting"."startsAt" < "meeting"."createdAt" - interval '28 days'`.execute(db);
  await sql`drop index "actionToConfirm"`.execute(db);
  await sql`
    create index "actionToConfirm" on "actionItem" ("organizationId", "meetingId")
    where "origin" = 'found' and "state" in ('open', 'from-before') and "confirmedAt" is null
      and "changedAt" is null`.execute(db);
}

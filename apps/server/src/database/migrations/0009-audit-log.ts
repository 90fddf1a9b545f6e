import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>) {
  await sql`
    create table "auditEntry" (
      "id" uuid primary key default gen_random_uuid(),
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "at" timestamptz not null default now(),
      "action" text not null,
      "accountId" text,
      "personName" text,
      "personEmail" text,
      "targetId" text,
      "targetEmail" text,
      "detail" text,
      "address" text,
      "device" text
    )`.execute(db);
  await sql`create index on "auditEntry" ("organizationId", "at" desc, "id" desc)`.execute(db);
  await sql`
    create index on "auditEntry" ("organizationId", "action", "at" desc, "id" desc)`.execute(db);
  await sql`create index on "auditEntry" ("organizationId", "accountId")`.execute(db);
  await sql`create index on "auditEntry" ("organizationId", "targetEmail")`.execute(db);
  // Only two changes are allowed: clearing personal data, for erasure, and deletion with the organization.
  await sql`
    create function "keepAuditEntry"() returns trigger language plpgsql as $$
    declare
      personal constant text[] :=
        array['personName', 'personEmail', 'targetEmail', 'address', 'device'];
    begin
      if tg_op = 'UPDATE'
        and to_jsonb(new) - personal = to_jsonb(old) - personal
        and jsonb_strip_nulls(to_jsonb(new)) <@ jsonb_strip_nulls(to_jsonb(old))
      then return new;
      end if;
      if tg_op = 'DELETE'
        and not exists (select from "organization" where "id" = old."organizationId")
      then return old;
      end if;
      raise exception 'The audit log is append-only.';
    end $$`.execute(db);
  await sql`
    create trigger "keepAuditEntry" before update or delete on "auditEntry"
    for each row execute function "keepAuditEntry"()`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** API keys, and the key that made each recorded action. */
export async function up(db: Kysely<unknown>) {
  // A key is deleted with the membership of the account that made it.
  await sql`
    create table "apiKey" (
      "id" uuid primary key default gen_random_uuid(),
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "memberId" text not null references "member" ("id") on delete cascade,
      "name" text not null,
      "digest" text not null unique,
      "start" text not null,
      "scopes" text[] not null check (cardinality("scopes") > 0),
      "createdAt" timestamptz not null default now(),
      "expiresAt" timestamptz not null check ("expiresAt" <= "createdAt" + interval '366 days'),
      "lastUsedAt" timestamptz
    )`.execute(db);
  await sql`create index on "apiKey" ("organizationId", "createdAt" desc, "id")`.execute(db);
  // For cascading deletes.
  await sql`create index on "apiKey" ("memberId")`.execute(db);
  await sql`alter table "auditEntry" add column "apiKey" text`.execute(db);
  // As before, but the name of a key can be cleared too, since it may name a person.
  await sql`
    create or replace function "keepAuditEntry"() returns trigger language plpgsql as $$
    declare
      personal constant text[] :=
        array['personName', 'personEmail', 'targetEmail', 'address', 'device', 'apiKey'];
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
}

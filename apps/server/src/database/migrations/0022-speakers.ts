import { heardName } from '@rapport/transcript';
import { type Kysely, sql } from 'kysely';

const participantsAtOnce = 5000;

/** Who speakers are for whom no person of the directory was found, once for all meetings. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table "participant"
      add column "heardAs" text,
      add column "calledAs" jsonb not null default '[]'`.execute(db);
  await nameParticipants(db);
  await sql`
    create index on "participant" ("organizationId", "heardAs", "meetingId")`.execute(db);
  // People for whom earlier meetings have not been searched yet have null.
  await sql`alter table "directoryUser" add column "matchedAt" timestamptz`.execute(db);
  await sql`
    create index "directoryUserUnmatched" on "directoryUser" ("organizationId")
    where "matchedAt" is null`.execute(db);
  await sql`
    create table "speakerAlias" (
      "id" uuid primary key default gen_random_uuid(),
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "heardAs" text not null,
      "name" text not null,
      "meetingId" uuid references "meeting" ("id") on delete cascade,
      "is" text not null check ("is" in ('person', 'guest', 'room', 'skipped')),
      "directoryUserId" uuid references "directoryUser" ("id") on delete cascade,
      "correctionId" uuid references "meetingCorrection" ("id") on delete cascade,
      "chosenBy" text references "user" ("id") on delete set null,
      "chosenAt" timestamptz not null default now(),
      check (("is" = 'person') = ("directoryUserId" is not null)),
      unique nulls not distinct ("organizationId", "heardAs", "meetingId")
    )`.execute(db);
  // For cascading deletes.
  await sql`create index on "speakerAlias" ("meetingId")`.execute(db);
  await sql`create index on "speakerAlias" ("directoryUserId")`.execute(db);
  await sql`create index on "speakerAlias" ("correctionId")`.execute(db);
  await sql`create index on "speakerAlias" ("chosenBy")`.execute(db);
}

type Named = { id: string; name: string; joined: { label: string }[] };

async function nameParticipants(db: Kysely<unknown>) {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await sql<Named>`
      select "id", "name", "joined" from "participant" where "id" > ${after}
      order by "id" limit ${participantsAtOnce}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    const heard = rows.map(({ id, name, joined }) => ({
      id,
      heardAs: heardName(
        name,
        joined.map(({ label }) => label),
      ),
    }));
    await sql`
      update "participant" set "heardAs" = "heard"."heardAs"
      from jsonb_to_recordset(${JSON.stringify(heard)}::jsonb) "heard" ("id" uuid, "heardAs" text)
      where "participant"."id" = "heard"."id"`.execute(db);
    after = last.id;
  }
}

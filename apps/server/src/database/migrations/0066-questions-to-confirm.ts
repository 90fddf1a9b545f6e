import { type Kysely, sql } from 'kysely';

/** Indexes of what is left to confirm, so that the list of such meetings does not count questions meeting by meeting. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create index "meetingToConfirm" on "meeting" ("organizationId")
    where "outcomesToConfirm" > 0 or "maybeActionCount" > 0`.execute(db);
  await sql`
    create index "actionToConfirm" on "actionItem" ("organizationId", "meetingId")
    where "origin" = 'found' and "state" = 'open' and "confirmedAt" is null
      and "changedAt" is null`.execute(db);
  await sql`
    create index "speakerToConfirm" on "participant" ("organizationId", "meetingId")
    where "tieSure" = 'likely'
      or ("directoryUserId" is null and "suggestedUserId" is not null)`.execute(db);
}

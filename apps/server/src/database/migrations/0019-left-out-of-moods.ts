import { type Kysely, sql } from 'kysely';

/** A meeting has no score if all people with enough words are left out of moods. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "meeting"
    drop constraint "meeting_judgedReason_check",
    add constraint "meeting_judgedReason_check"
      check ("judgedReason" in ('language', 'unnamed', 'too-little', 'left-out'))`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Meetings with accents are indexed again, by the job of the start: their words are also found without accents. */
export async function up(db: Kysely<unknown>) {
  await sql`
    update "meetingIndex" set "transcriptId" = null
    where "words"::text ~ '[^\\x01-\\x7f]' and "transcriptId" is not null`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * Meetings with letters such as ł and ß are indexed again, by the job of the start: their words are also found with
 * plain letters. The job uses at most half of the database's time; until then they are found as written.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    update "meetingIndex" set "transcriptId" = null
    where "words"::text ~ '[łøđðıæœßþ]' and "transcriptId" is not null`.execute(db);
}

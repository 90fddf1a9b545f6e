import { type Kysely, sql } from 'kysely';

/**
 * The words that name a date are those of the meeting. Earlier, a day that a person chose was stored in their place.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    update "actionItem" set "dueDate" = null
    where "dueDate" = to_char("dueDay", 'YYYY-MM-DD')
      and ("origin" = 'added' or 'due' = any ("changed"))`.execute(db);
}

import { sql } from 'kysely';
import type { Queryable } from '../../../database/types.ts';
import type { Reader } from '../../../ground/meeting/readable-meetings-repository.ts';
import { askedMeetings, type Scope } from './asked-scope-repository.ts';

export type Titled = { id: string; title: string; day: string };

/**
 * The latest meeting of the scope whose title has these words.
 * @param words beginnings of words, in lower case
 */
export async function findLatestTitled(
  db: Queryable,
  reader: Reader,
  scope: Scope,
  words: readonly string[],
): Promise<Titled | null> {
  const { rows } = await sql<Titled>`
    select "id", "title",
      to_char("meeting"."startsAt" at time zone ${reader.settings.timezone}, 'YYYY-MM-DD') as "day"
    from (${askedMeetings(reader, scope)}) "asked" join "meeting" on "id" = "meetingId"
    where not exists (
      select from unnest(${words}::text[]) "word" where "title" !~* ('\\m' || "word"))
    order by "meeting"."startsAt" desc, "id" limit 1`.execute(db);
  return rows[0] ?? null;
}

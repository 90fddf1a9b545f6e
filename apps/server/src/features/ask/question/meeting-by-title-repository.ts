import type { Question } from '@rapport/ask';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/types.ts';
import type { Reader } from '../../../ground/meeting/readable-meetings-repository.ts';
import { askedMeetings, everything, type Scope } from './asked-scope-repository.ts';

export type Titled = { id: string; title: string; day: string };

/** 'Who attended the hiring plan meeting?' is about the latest meeting with this title, or none. */
export async function readTitle(
  db: Queryable,
  reader: Reader,
  question: Question,
  days: Pick<Scope, 'from' | 'to' | 'seriesId'>,
): Promise<{ question: Question; titled: Titled | null }> {
  const { isOfAttendance, phrase } = question;
  if (!isOfAttendance || phrase.length === 0) return { question, titled: null };
  const titled = await findLatestTitled(db, reader, { ...everything, ...days }, phrase);
  return {
    question: titled
      ? { ...question, phrase: [] }
      : { ...question, unused: [...question.unused, phrase.join(' ')] },
    titled,
  };
}

/** @param words beginnings of words of the title, in lower case */
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

import { type RawBuilder, sql } from 'kysely';
import { rowsOf, valuesOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import type { Reader } from '../../../ground/meeting/readable-meetings-repository.ts';
import { fullName } from '../../../ground/shown-name-repository.ts';
import { withoutAccentsIn } from '../../../ground/without-accents-repository.ts';
import type { Member } from '../../../platform/session.ts';
import { askedMeetings, everything } from './asked-scope-repository.ts';

/** A person of the directory, or a speaker who is tied to nobody. */
export type KnownSpeaker = { userId: string | null; name: string };

/** A question distinguishes at most this many people. */
const peopleMax = 100;
const folded = (name: ReturnType<typeof fullName>) => sql`lower(${withoutAccentsIn(name)})`;
const partsOf = (foldedName: RawBuilder<unknown>) =>
  sql`regexp_split_to_array(${foldedName}, '[^[:alnum:]]+')`;

/** `near` is a regular expression; null for none. Words and titles are in lower case and without accents. */
type Naming = { words: readonly string[]; near: string | null; titles: readonly string[] };

/**
 * People of the directory whose name contains one of the words, first, or a part that fits `near`, or who have one of
 * the titles.
 */
export const listPeopleNamed = (
  db: Queryable,
  organizationId: string,
  { words, near, titles }: Naming,
): Promise<(KnownSpeaker & { title: string | null })[]> => rowsOf<
  KnownSpeaker & { title: string | null }
>(db)`
    select "id" as "userId", "name", "title"
    from (
      select "id", ${fullName()} as "name", ${folded(fullName())} as "folded",
        ${folded(sql`trim("title")`)} as "title"
      from "directoryUser"
      where "organizationId" = ${organizationId} and ${fullName()} is not null offset 0) "person"
    where ${partsOf(sql`"folded"`)} && ${words}::text[] or "folded" ~ ${near}::text
      or "title" = any (${titles}::text[])
    order by ${partsOf(sql`"folded"`)} && ${words}::text[] desc, "name", "id"
    limit ${peopleMax}`;

/** The person of the directory whose account it is. */
export async function findAsker(
  db: Queryable,
  { organizationId, accountId }: Member,
): Promise<KnownSpeaker | null> {
  const { rows } = await sql<KnownSpeaker>`
    select "id" as "userId", ${fullName()} as "name" from "directoryUser"
    where "organizationId" = ${organizationId} and "accountId" = ${accountId}
      and ${fullName()} is not null
    limit 1`.execute(db);
  return rows[0] ?? null;
}

export const listPeopleById = (
  db: Queryable,
  organizationId: string,
  ids: readonly string[],
) => rowsOf<KnownSpeaker>(db)`
    select "id" as "userId", coalesce(${fullName()}, "email") as "name" from "directoryUser"
    where "organizationId" = ${organizationId} and "id" = any (${ids}::uuid[])
    order by "name", "id"`;

/**
 * Speakers who are tied to nobody, in meetings that the reader may read: those with one of these whole names and, in
 * the newest meetings, those whose name contains one of the words or a part that fits `near`, a regular expression.
 */
export async function listGuestsNamed(
  db: Queryable,
  reader: Reader,
  {
    words,
    near,
    names,
    newest,
  }: Pick<Naming, 'words' | 'near'> & { names: readonly string[]; newest: number },
): Promise<string[]> {
  const { organizationId } = reader;
  const guest = sql`"participant"."organizationId" = ${organizationId}
    and "directoryUserId" is null and "heardAs" is not null`;
  return valuesOf<string>(db)`
    with "asked" as materialized (
      select * from (${askedMeetings(reader, everything)}) "all"
      order by "startsAt" desc, "meetingId" desc limit ${newest})
    select "name" from "participant"
    where ${guest} and "heardAs" = any (${names}::text[])
      and "meetingId" in (select "meetingId" from (${askedMeetings(reader, everything)}) "each")
    union
    select "name" from "participant"
    where ${guest} and "meetingId" in (select "meetingId" from "asked")
      and (${partsOf(folded(sql`"name"`))} && ${words}::text[]
        or ${folded(sql`"name"`)} ~ ${near}::text)
    order by "name" limit ${peopleMax}`;
}

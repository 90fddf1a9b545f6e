import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import type { Reader } from '../../ground/meeting/readable-meetings-repository.ts';
import { fullName } from '../../ground/shown-name-repository.ts';
import { withoutAccentsIn } from '../../ground/without-accents-repository.ts';
import type { Member } from '../../platform/session.ts';
import { askedMeetings, everything } from './asked-scope-repository.ts';

/** A person of the directory, or a speaker who is tied to nobody. */
export type KnownSpeaker = { userId: string | null; name: string };

/** A question distinguishes at most this many people. */
const peopleMax = 100;
const folded = (name: ReturnType<typeof fullName>) => sql`lower(${withoutAccentsIn(name)})`;
const partsOf = (name: ReturnType<typeof fullName>) =>
  sql`regexp_split_to_array(${folded(name)}, '[^[:alnum:]]+')`;

/** People of the directory whose name contains one of the words. */
export async function listPeopleNamed(
  db: Queryable,
  organizationId: string,
  words: readonly string[],
): Promise<KnownSpeaker[]> {
  const { rows } = await sql<KnownSpeaker>`
    select "id" as "userId", ${fullName()} as "name" from "directoryUser"
    where "organizationId" = ${organizationId} and ${partsOf(fullName())} && ${words}::text[]
    order by "name", "id" limit ${peopleMax}`.execute(db);
  return rows;
}

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

export async function listPeopleById(
  db: Queryable,
  organizationId: string,
  ids: readonly string[],
): Promise<KnownSpeaker[]> {
  const { rows } = await sql<KnownSpeaker>`
    select "id" as "userId", coalesce(${fullName()}, "email") as "name" from "directoryUser"
    where "organizationId" = ${organizationId} and "id" = any (${ids}::uuid[])
    order by "name", "id"`.execute(db);
  return rows;
}

/**
 * Speakers who are tied to nobody, in meetings that the reader may read: those with one of these whole names and, in
 * the newest meetings, those whose name contains one of the words.
 */
export async function listGuestsNamed(
  db: Queryable,
  reader: Reader,
  { words, names, newest }: { words: readonly string[]; names: readonly string[]; newest: number },
): Promise<string[]> {
  const { organizationId } = reader;
  const guest = sql`"participant"."organizationId" = ${organizationId}
    and "directoryUserId" is null and "heardAs" is not null`;
  const { rows } = await sql<{ name: string }>`
    with "asked" as materialized (
      select * from (${askedMeetings(reader, everything)}) "all"
      order by "startsAt" desc, "meetingId" desc limit ${newest})
    select "name" from "participant"
    where ${guest} and "heardAs" = any (${names}::text[])
      and "meetingId" in (select "meetingId" from (${askedMeetings(reader, everything)}) "each")
    union
    select "name" from "participant"
    where ${guest} and "meetingId" in (select "meetingId" from "asked")
      and ${partsOf(sql`"name"`)} && ${words}::text[]
    order by "name" limit ${peopleMax}`.execute(db);
  return rows.map(({ name }) => name);
}

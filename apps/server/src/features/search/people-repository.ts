import { sql } from 'kysely';
import { containing } from '../../database/containing.ts';
import { rowsOf, valuesOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import { isReadableBy, type Reader } from '../../ground/meeting/readable-meetings-repository.ts';
import { fullName } from '../../ground/shown-name-repository.ts';
import { withoutAccentsIn } from '../../ground/without-accents-repository.ts';

export type DirectoryName = { id: string; name: string };

/** Names without accents, like the search words from `nameWords`. */
const foldedName = withoutAccentsIn(fullName());

/** People of the directory whose name, without accents, contains all, or any, of the texts. */
export async function listPeopleWith(
  db: Queryable,
  organizationId: string,
  { texts, isAny, limit }: { texts: readonly string[]; isAny: boolean; limit: number },
): Promise<DirectoryName[]> {
  const patterns = texts.map(containing);
  const quantifier = isAny ? sql`any` : sql`all`;
  return rowsOf<DirectoryName>(db)`
    select "id", ${fullName()} as "name" from "directoryUser"
    where "organizationId" = ${organizationId}
      and ${foldedName} ilike ${quantifier} (${patterns}::text[])
    order by ${fullName()}, "id" limit ${limit}`;
}

/** Those of the people who speak in a meeting that the reader may read. */
export const listHeardPeople = (
  db: Queryable,
  reader: Reader,
  ids: readonly string[],
) => valuesOf<string>(db)`
    select "asked"."id" from unnest(${ids}::uuid[]) "asked" ("id")
    cross join lateral (
      select from "participant" join "meeting" on "meeting"."id" = "participant"."meetingId"
      where "participant"."organizationId" = ${reader.organizationId}
        and "participant"."directoryUserId" = "asked"."id" and ${isReadableBy(reader)}
      limit 1) "heard"`;

/** Names of speakers of these meetings without a tie to the directory. */
export const listGuestsOf = (
  db: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
) => valuesOf<string>(db)`
    select distinct "name" from "participant"
    where "organizationId" = ${organizationId} and "meetingId" = any (${meetingIds}::uuid[])
      and "directoryUserId" is null order by "name"`;

/** Heard names in their common form, each read once from the index. */
export async function listHeardNames(
  db: Queryable,
  organizationId: string,
  limit: number,
): Promise<string[]> {
  const next = (after: ReturnType<typeof sql>) => sql`(
    select "heardAs" from "participant"
    where "organizationId" = ${organizationId} and ${after} order by "heardAs" limit 1)`;
  return valuesOf<string>(db)`
    with recursive "name" ("heardAs") as (
      select ${next(sql`"heardAs" is not null`)}
      union all
      select ${next(sql`"heardAs" > "name"."heardAs"`)} from "name"
      where "name"."heardAs" is not null)
    select "heardAs" from "name" where "heardAs" is not null limit ${limit}`;
}

/** Speakers with these names in meetings that the reader may read, without a tie to the directory. */
export const listGuestsHeardAs = (
  db: Queryable,
  reader: Reader,
  heardAs: readonly string[],
) => valuesOf<string>(db)`
    select "heard"."name" from unnest(${heardAs}::text[]) "asked" ("heardAs")
    cross join lateral (
      select "name" from "participant" join "meeting" on "meeting"."id" = "participant"."meetingId"
      where "participant"."organizationId" = ${reader.organizationId}
        and "participant"."heardAs" = "asked"."heardAs" and "directoryUserId" is null
        and ${isReadableBy(reader)}
      limit 1) "heard"`;

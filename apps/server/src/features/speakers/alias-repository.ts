import { type Selectable, sql } from 'kysely';
import type { Queryable, Tables } from '../../database/types.ts';

export type NewAlias = Omit<
  Selectable<Tables['speakerAlias']>,
  'id' | 'organizationId' | 'chosenBy' | 'chosenAt'
>;

/** Replaces earlier choices for the same names. The ids are in the order of the aliases. */
export async function upsertAliases(
  tx: Queryable,
  { organizationId, accountId }: { organizationId: string; accountId: string },
  aliases: readonly NewAlias[],
): Promise<string[]> {
  const chosen = { organizationId, chosenBy: accountId, chosenAt: new Date() };
  const rows = await tx
    .insertInto('speakerAlias')
    .values(aliases.map((alias) => ({ ...alias, ...chosen })))
    .onConflict((conflict) =>
      conflict.columns(['organizationId', 'heardAs', 'meetingId']).doUpdateSet((row) => ({
        name: row.ref('excluded.name'),
        is: row.ref('excluded.is'),
        directoryUserId: row.ref('excluded.directoryUserId'),
        correctionId: row.ref('excluded.correctionId'),
        chosenBy: row.ref('excluded.chosenBy'),
        chosenAt: row.ref('excluded.chosenAt'),
      })),
    )
    .returning(['id', 'heardAs', 'meetingId'])
    .execute();
  // The same label can stand for others in other meetings.
  const keyOf = ({ heardAs, meetingId }: Pick<NewAlias, 'heardAs' | 'meetingId'>) =>
    `${meetingId} ${heardAs}`;
  const ids = new Map(rows.map((row) => [keyOf(row), row.id]));
  return aliases.flatMap((alias) => ids.get(keyOf(alias)) ?? []);
}

export type Alias = NewAlias & { id: string };

export function listAliasesWithIds(
  db: Queryable,
  organizationId: string,
  ids: readonly string[],
): Promise<Alias[]> {
  return db
    .selectFrom('speakerAlias')
    .select(['id', 'heardAs', 'name', 'meetingId', 'is', 'directoryUserId', 'correctionId'])
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .execute();
}

export async function deleteAliases(
  tx: Queryable,
  organizationId: string,
  ids: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('speakerAlias')
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .execute();
}

/** Aliases for all meetings. A skipped name counts as if nothing was chosen. */
export function listAliases(db: Queryable, organizationId: string) {
  return db
    .selectFrom('speakerAlias')
    .select(['heardAs', 'directoryUserId'])
    .where('organizationId', '=', organizationId)
    .where('meetingId', 'is', null)
    .where('is', '!=', 'skipped')
    .execute();
}

export function listChoiceRows(
  db: Queryable,
  organizationId: string,
  { before, limit }: { before: { at: string; id: string } | null; limit: number },
) {
  return db
    .selectFrom('speakerAlias')
    .leftJoin('user', 'user.id', 'speakerAlias.chosenBy')
    .select(['speakerAlias.id', 'speakerAlias.name', 'is', 'directoryUserId', 'meetingId'])
    .select(['chosenAt', 'user.name as by'])
    .where('organizationId', '=', organizationId)
    .$if(before !== null, (query) =>
      query.where(
        sql<boolean>`(date_trunc('milliseconds', "chosenAt"), "speakerAlias"."id")
          < (${before?.at}::timestamptz, ${before?.id}::uuid)`,
      ),
    )
    .orderBy(sql`date_trunc('milliseconds', "chosenAt")`, 'desc')
    .orderBy('speakerAlias.id', 'desc')
    .limit(limit)
    .execute();
}

/** Until the transaction ends, no results can be saved; results saved later see the choices made here. */
export async function lockOutResults(tx: Queryable, organizationId: string): Promise<void> {
  await tx
    .selectFrom('organization')
    .select('id')
    .where('id', '=', organizationId)
    .forUpdate()
    .execute();
}

/** Deletes aliases of names that occur in no meeting any more. */
export async function deleteUnheardAliases(tx: Queryable, organizationId: string): Promise<void> {
  await sql`
    delete from "speakerAlias" "alias"
    where "organizationId" = ${organizationId} and "meetingId" is null and not exists (
      select from "participant"
      where "organizationId" = ${organizationId} and "heardAs" = "alias"."heardAs")`.execute(tx);
}

/** Deletes the aliases of a person, and those of the same names. */
export async function deleteAliasesOf(
  tx: Queryable,
  organizationId: string,
  { directoryUserId, heardAs }: { directoryUserId: string; heardAs: readonly string[] },
): Promise<void> {
  await tx
    .deleteFrom('speakerAlias')
    .where('organizationId', '=', organizationId)
    .where((where) =>
      where.or([
        where('directoryUserId', '=', directoryUserId),
        where('heardAs', '=', sql<string>`any (${heardAs})`),
      ]),
    )
    .execute();
}

export async function listNamesOf(
  db: Queryable,
  organizationId: string,
  directoryUserId: string,
): Promise<string[]> {
  const aliases = await db
    .selectFrom('speakerAlias')
    .select('name')
    .where('organizationId', '=', organizationId)
    .where('directoryUserId', '=', directoryUserId)
    .where('meetingId', 'is', null)
    .execute();
  return aliases.map(({ name }) => name);
}

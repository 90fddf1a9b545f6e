import { sql } from 'kysely';
import { deleteRows } from '../../database/matching-rows.ts';
import type { OwnModelRow, Queryable } from '../../database/types.ts';

export function findOwnModel(
  db: Queryable,
  organizationId: string,
): Promise<OwnModelRow | undefined> {
  return db
    .selectFrom('ownModel')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .executeTakeFirst();
}

/** Each change gets a new version. */
export async function saveOwnModel(
  tx: Queryable,
  model: Pick<OwnModelRow, 'organizationId' | 'baseUrl' | 'name' | 'apiKey'>,
): Promise<void> {
  const { baseUrl, name, apiKey } = model;
  await tx
    .insertInto('ownModel')
    .values(model)
    .onConflict((conflict) =>
      conflict.column('organizationId').doUpdateSet({
        baseUrl,
        name,
        apiKey,
        version: sql<number>`"ownModel"."version" + 1`,
      }),
    )
    .execute();
}

/** Returns whether there was one. */
export const deleteOwnModel = async (tx: Queryable, organizationId: string) =>
  (await deleteRows(tx, 'ownModel', { organizationId })) > 0;

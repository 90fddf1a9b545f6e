import type { ModelTest } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';

const keptTests = 10;

/** Keeps the latest ten of each model. */
export async function insertTest(
  tx: Queryable,
  organizationId: string,
  result: ModelTest,
): Promise<void> {
  const { model } = result;
  await tx
    .insertInto('modelTest')
    .values({
      organizationId,
      model,
      testedAt: new Date(result.testedAt),
      result,
    })
    .execute();
  await tx
    .deleteFrom('modelTest')
    .where('organizationId', '=', organizationId)
    .where('model', '=', model)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('modelTest')
        .select('id')
        .where('organizationId', '=', organizationId)
        .where('model', '=', model)
        .orderBy('testedAt', 'desc')
        .limit(keptTests),
    )
    .execute();
}

/** Latest first. */
export async function listTests(
  db: Queryable,
  organizationId: string,
  model: string,
): Promise<ModelTest[]> {
  const rows = await db
    .selectFrom('modelTest')
    .select('result')
    .where('organizationId', '=', organizationId)
    .where('model', '=', model)
    .orderBy('testedAt', 'desc')
    .execute();
  return rows.map(({ result }) => result);
}

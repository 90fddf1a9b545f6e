import type { Queryable } from '../../../database/types.ts';

export async function listActionKeys(
  db: Queryable,
  organizationId: string,
  scenarioId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('scenarioAction')
    .select('key')
    .where('organizationId', '=', organizationId)
    .where('scenarioId', '=', scenarioId)
    .orderBy('key')
    .execute();
  return rows.map(({ key }) => key);
}

export async function insertScenarioAction(
  db: Queryable,
  action: { organizationId: string; scenarioId: string; key: string; actionId: string },
): Promise<void> {
  await db.insertInto('scenarioAction').values(action).execute();
}

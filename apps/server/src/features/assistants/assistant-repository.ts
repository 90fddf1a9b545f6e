import type { Queryable } from '../../database/types.ts';

/** Whether any organization of the installation lets assistants read. */
export async function areAnyAssistantsOn(db: Queryable): Promise<boolean> {
  const row = await db
    .selectFrom('organizationSettings')
    .select('organizationId')
    .where('areAssistantsOn', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

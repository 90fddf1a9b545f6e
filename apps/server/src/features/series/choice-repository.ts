import { sql } from 'kysely';
import { deleteRows } from '../../database/matching-rows.ts';
import type { Queryable } from '../../database/types.ts';

/** Locks the series until the transaction ends. Undefined if it does not exist. */
export function lockSeries(tx: Queryable, organizationId: string, id: string) {
  return tx
    .selectFrom('series')
    .select(['id', 'name'])
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function setName(
  tx: Queryable,
  organizationId: string,
  id: string,
  name: string | null,
): Promise<void> {
  await tx
    .updateTable('series')
    .set({ name })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

type Choice = { organizationId: string; seriesId: string; meetingId: string };

/** Whether the meeting was found in the series, not added by hand. */
export async function isFoundIn(
  tx: Queryable,
  { organizationId, seriesId, meetingId }: Choice,
): Promise<boolean> {
  const row = await tx
    .selectFrom('seriesMeeting')
    .select('how')
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', meetingId)
    .where('seriesId', '=', seriesId)
    .executeTakeFirst();
  return row !== undefined && row.how !== null;
}

export const deleteChoice = (tx: Queryable, { organizationId, seriesId, meetingId }: Choice) =>
  deleteRows(tx, 'seriesChoice', { organizationId, seriesId, meetingId });

/** A meeting can be added to one series only, the last one. */
export const deleteAdditions = (tx: Queryable, organizationId: string, meetingId: string) =>
  deleteRows(tx, 'seriesChoice', { organizationId, meetingId, isPart: true });

export async function upsertChoice(
  tx: Queryable,
  { organizationId, seriesId, meetingId }: Choice,
  { isPart, chosenBy }: { isPart: boolean; chosenBy: string },
): Promise<void> {
  await tx
    .insertInto('seriesChoice')
    .values({ organizationId, seriesId, meetingId, isPart, chosenBy })
    .onConflict((conflict) =>
      conflict
        .columns(['seriesId', 'meetingId'])
        .doUpdateSet({ isPart, chosenBy, chosenAt: sql`now()` }),
    )
    .execute();
}

import type { Meeting, Queryable } from '../../database/types.ts';

export async function setKeptApart(
  tx: Queryable,
  { organizationId, id }: Pick<Meeting, 'organizationId' | 'id'>,
): Promise<void> {
  await tx
    .updateTable('meeting')
    .set({ isKeptApart: true })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

export async function setLeftOut(
  tx: Queryable,
  organizationId: string,
  ids: readonly string[],
  isLeftOutOfFigures: boolean,
): Promise<void> {
  await tx
    .updateTable('meeting')
    .set({ isLeftOutOfFigures })
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .execute();
}

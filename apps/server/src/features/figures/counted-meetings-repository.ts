import { supportedLanguages } from '@rapport/transcript';
import { type SqlBool, sql } from 'kysely';
import type { Meeting, Queryable } from '../../database/types.ts';
import { isUndecidedDuplicate } from '../../ground/meeting/same-meeting-repository.ts';

/**
 * Selects the meetings that count in the figures of an organization: completed, not left out, not an earlier
 * meeting uploaded again, and in a language that is analysed. Those read by versions without language detection count. `"meeting"` must be in the query.
 */
export const isCounted = (organizationId: string) => sql<SqlBool>`
  "meeting"."organizationId" = ${organizationId}
    and "meeting"."status" = 'completed' and not "meeting"."isLeftOutOfFigures"
    and not ${isUndecidedDuplicate}
    and coalesce("meeting"."language", 'en') = any (${[...supportedLanguages]}::text[])`;

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

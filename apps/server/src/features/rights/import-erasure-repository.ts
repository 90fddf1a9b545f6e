import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { holdsName } from './holds-name-repository.ts';

/**
 * Refused files of folders, mailboxes and buckets. The name of an imported file is stored with its
 * meeting.
 */
export async function deleteRefusedFilesNaming(
  tx: Queryable,
  organizationId: string,
  names: readonly string[],
): Promise<void> {
  await sql`
    delete from "importedFile"
    where "organizationId" = ${organizationId} and "state" = 'refused'
      and ("isMoved" or "source" not in (select "source" from "importSource"))
      and ${holdsName(sql`concat_ws(' ', "name", "reason")`, names)}`.execute(tx);
}

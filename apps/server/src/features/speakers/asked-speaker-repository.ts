import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { askedSpeakers } from '../../ground/meeting/to-confirm-repository.ts';

type AskedRow = {
  id: string;
  /** As heard. */
  name: string;
  userId: string;
  /** The given name of that person. */
  givenName: string;
  isTied: boolean;
};

export async function listAskedRows(
  db: Queryable,
  organizationId: string,
  meetingId: string,
): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select "id", "name", "userId", "givenName", "isTied"
    from (${askedSpeakers({ organizationId })}) "asked"
    where "meetingId" = ${meetingId} order by "position"`.execute(db);
  return rows;
}

import type { Meeting, Queryable } from '../../database/types.ts';
import { isUuid } from '../../database/uuid.ts';

const meetingById = (db: Queryable, organizationId: string, id: string) =>
  db
    .selectFrom('meeting')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('id', '=', id);

export async function findMeeting(
  db: Queryable,
  organizationId: string,
  id: string,
): Promise<Meeting | undefined> {
  if (!isUuid(id)) return undefined;
  return meetingById(db, organizationId, id).executeTakeFirst();
}

/** Until the transaction ends. */
export async function lockMeeting(
  tx: Queryable,
  organizationId: string,
  id: string,
): Promise<Meeting | undefined> {
  if (!isUuid(id)) return undefined;
  return meetingById(tx, organizationId, id).forUpdate().executeTakeFirst();
}

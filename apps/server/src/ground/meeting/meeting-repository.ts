import type { Meeting, Queryable } from '../../database/types.ts';
import { isUuid } from '../../database/uuid.ts';
import { isReadableBy, type Reader } from './readable-meetings-repository.ts';

const readableMeeting = (db: Queryable, reader: Reader, id: string) =>
  db.selectFrom('meeting').selectAll().where(isReadableBy(reader)).where('id', '=', id);

export async function findReadableMeeting(
  db: Queryable,
  reader: Reader,
  id: string,
): Promise<Meeting | undefined> {
  if (!isUuid(id)) return undefined;
  return readableMeeting(db, reader, id).executeTakeFirst();
}

/** Locks the meeting until the transaction ends. */
export async function lockReadableMeeting(
  tx: Queryable,
  reader: Reader,
  id: string,
): Promise<Meeting | undefined> {
  if (!isUuid(id)) return undefined;
  return readableMeeting(tx, reader, id).forUpdate().executeTakeFirst();
}

/**
 * Locks the meetings until the transaction ends, in the same order as an analysis. Meetings that are not found are
 * missing in the result.
 */
export function lockReadableMeetings(
  tx: Queryable,
  reader: Reader,
  ids: readonly string[],
): Promise<Meeting[]> {
  return tx
    .selectFrom('meeting')
    .selectAll()
    .where(isReadableBy(reader))
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Locks the meeting until the transaction ends, for work of the server, which has no reader. */
export function lockMeeting(
  tx: Queryable,
  organizationId: string,
  id: string,
): Promise<Meeting | undefined> {
  return tx
    .selectFrom('meeting')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

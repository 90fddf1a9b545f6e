import { lockUntilCommit } from '../../../database/lock-until-commit.ts';
import type { Queryable } from '../../../database/types.ts';
import { isReadableBy, type Reader } from '../../../ground/meeting/readable-meetings-repository.ts';
import type { Earlier } from '../../../ground/meeting/same-meeting-repository.ts';

/** Locks until the transaction ends: other uploads of the same bytes wait. */
export async function lockBytes(tx: Queryable, organizationId: string, sha256: string) {
  await lockUntilCommit(tx, organizationId, sha256);
}

/**
 * For each of these files, the first meeting that the reader may read. Failed and cancelled
 * meetings have no results, so their files may be uploaded again.
 */
export function listSameFiles(
  db: Queryable,
  reader: Reader,
  sha256: readonly string[],
): Promise<(Earlier & { sha256: string })[]> {
  return db
    .selectFrom((from) =>
      from
        .selectFrom('meetingFile')
        .select(['sha256', 'meetingId'])
        .where('organizationId', '=', reader.organizationId)
        .where('sha256', 'in', sha256)
        .unionAll(
          from
            .selectFrom('recording')
            .select(['sha256', 'meetingId'])
            .where('organizationId', '=', reader.organizationId)
            .where('sha256', 'in', sha256),
        )
        .as('uploaded'),
    )
    .innerJoin('meeting', 'meeting.id', 'uploaded.meetingId')
    .distinctOn('sha256')
    .select(['sha256', 'meeting.id', 'title', 'meeting.createdAt'])
    .where('status', 'not in', ['failed', 'cancelled'])
    .where(isReadableBy(reader))
    .orderBy('sha256')
    .orderBy('meeting.createdAt')
    .execute();
}

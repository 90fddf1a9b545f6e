import type { Queryable, StoredRecording } from '../../database/types.ts';

export async function insertRecording(
  tx: Queryable,
  recording: Pick<
    StoredRecording,
    'organizationId' | 'meetingId' | 'fileName' | 'sha256' | 'model'
  >,
): Promise<void> {
  await tx
    .insertInto('recording')
    .values({ ...recording, seconds: null, parts: null, speakersTold: null, language: null })
    .execute();
}

export function findRecording(
  db: Queryable,
  organizationId: string,
  meetingId: string,
): Promise<StoredRecording | undefined> {
  return db
    .selectFrom('recording')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', meetingId)
    .executeTakeFirst();
}

/** By meeting; transcripts are missing. */
export async function listRecordings(
  db: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
): Promise<Map<string, StoredRecording>> {
  if (meetingIds.length === 0) return new Map();
  const found = await db
    .selectFrom('recording')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('meetingId', 'in', meetingIds)
    .execute();
  return new Map(found.map((recording) => [recording.meetingId, recording]));
}

import type { UpdateObject } from 'kysely';
import type { Meeting, Queryable, Tables } from '../../../database/types.ts';
import type { Run } from '../processing/processing-repository.ts';

/** Participant ids by speaker label. */
type IdsByLabel = Map<string | null, string>;

const byLabel = (participants: readonly { id: string; label: string | null }[]): IdsByLabel =>
  new Map(participants.map(({ id, label }) => [label, id]));

export async function listSpeakers(db: Queryable, run: Run): Promise<IdsByLabel> {
  const participants = await db
    .selectFrom('participant')
    .select(['id', 'label'])
    .where('organizationId', '=', run.organizationId)
    .where('meetingId', '=', run.id)
    .execute();
  return byLabel(participants);
}

/**
 * Deletes results, except actions and the pieces of one transcript, and returns the speakers.
 * Deleting participants also deletes interactions.
 */
export async function deleteResults(
  tx: Queryable,
  run: Run,
  transcriptIdToKeep: string,
): Promise<IdsByLabel> {
  const participants = await tx
    .with('transcript', (query) =>
      query
        .deleteFrom('meetingTranscript')
        .where('organizationId', '=', run.organizationId)
        .where('meetingId', '=', run.id),
    )
    .with('pieces', (query) =>
      query
        .deleteFrom('transcriptPiece')
        .where('organizationId', '=', run.organizationId)
        .where('meetingId', '=', run.id)
        .where('transcriptId', '!=', transcriptIdToKeep),
    )
    .deleteFrom('participant')
    .where('organizationId', '=', run.organizationId)
    .where('meetingId', '=', run.id)
    .returning(['id', 'label'])
    .execute();
  return byLabel(participants);
}

export function completeMeeting(
  tx: Queryable,
  run: Run,
  results: UpdateObject<Tables, 'meeting'>,
): Promise<Meeting> {
  return tx
    .updateTable('meeting')
    .set({
      ...results,
      status: 'completed',
      isStale: false,
      error: null,
      percentage: 100,
      secondsRemaining: 0,
      completedAt: new Date(),
    })
    .where('organizationId', '=', run.organizationId)
    .where('id', '=', run.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

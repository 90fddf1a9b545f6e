import type { Database } from '../../database/types.ts';
import type { SignedIn } from './accounts.ts';
import { buildMeeting } from './meetings.ts';

/** A series of three meetings that this person uploaded and that were added by hand, with the ids of two of them. */
export async function buildSeries(
  db: Database,
  owner: SignedIn,
  name = 'Product sync',
): Promise<{ seriesId: string; meetingId: string; otherId: string }> {
  const { organizationId } = owner;
  const meetings = await Promise.all([1, 2, 3].map(() => buildMeeting(db, owner, {})));
  // In one transaction, because a series without meetings is deleted in the background.
  const seriesId = await db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('series')
      .values({ organizationId, name, weekday: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const choice = { organizationId, seriesId: id, isPart: true, chosenBy: null };
    await tx
      .insertInto('seriesChoice')
      .values(meetings.map((meetingId) => ({ ...choice, meetingId })))
      .execute();
    return id;
  });
  return { seriesId, meetingId: meetings[0] ?? '', otherId: meetings[1] ?? '' };
}

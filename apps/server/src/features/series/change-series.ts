import type { SeriesMeetingUpdate, SeriesUpdate } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { lockMeetingToChange } from '../../ground/meeting/lock-meeting.ts';
import { lockStoredSeries } from '../../ground/meeting/out-of-date-series-repository.ts';
import { badRequest, forbidden, notFound } from '../../platform/errors.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { Actor } from '../../platform/session.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import {
  deleteAdditions,
  deleteChoice,
  isFoundIn,
  lockSeries,
  setName,
  upsertChoice,
} from './choice-repository.ts';
import { mayRename, requireReadable, requireSeries } from './read-series.ts';

type Services = { db: Database; bus: EventBus };

/**
 * @throws AppError 404 if the actor may read no meeting of the series, 403 if they may change none of those that they
 * may read
 */
export async function renameSeries(
  { db, bus }: Services,
  actor: Actor,
  id: string,
  { name }: SeriesUpdate,
): Promise<void> {
  const { organizationId } = actor;
  await db.transaction().execute(async (tx) => {
    const { series, meetings } = await requireSeries(tx, actor, id);
    if (!mayRename(actor, meetings)) throw forbidden();
    if (series.name === name) return;
    if (!(await lockSeries(tx, organizationId, id))) throw notFound('Series');
    await setName(tx, organizationId, id, name);
    const detail = name === null ? 'as found' : 'renamed';
    await recordAuditEvent(tx, actor, { action: 'series-renamed', targetId: id, detail });
  });
  await bus.publish({ name: 'series-updated', payload: { organizationId } });
}

/**
 * Adds a meeting to a series, removes it, puts it back, or deletes the choice about it.
 * @throws AppError 404 if the actor may not read the meeting or the series, 403 if they may not change the meeting
 */
export async function changeMembership(
  { db, bus }: Services,
  actor: Actor,
  seriesId: string,
  meetingId: string,
  { isPart }: SeriesMeetingUpdate,
): Promise<void> {
  const { organizationId } = actor;
  await db.transaction().execute(async (tx) => {
    await lockStoredSeries(tx, organizationId);
    const meeting = await lockMeetingToChange(tx, actor, meetingId);
    await requireReadable(tx, actor, seriesId);
    if (meeting.status !== 'completed')
      throw badRequest(
        'NOT_COMPLETED',
        'The transcript has to be read before the meeting can be added to a series.',
      );
    if (!(await lockSeries(tx, organizationId, seriesId))) throw notFound('Series');
    const key = { organizationId, seriesId, meetingId };
    if (isPart) await deleteAdditions(tx, organizationId, meetingId);
    // A meeting that is found in the series anyway needs no choice.
    if (isPart === null || (isPart && (await isFoundIn(tx, key)))) await deleteChoice(tx, key);
    else await upsertChoice(tx, key, { isPart, chosenBy: actor.accountId });
    const detail = isPart === null ? 'as found' : isPart ? 'added' : 'taken out';
    await recordAuditEvent(tx, actor, { action: 'series-changed', targetId: meetingId, detail });
  });
  await bus.publish({ name: 'series-updated', payload: { organizationId } });
}

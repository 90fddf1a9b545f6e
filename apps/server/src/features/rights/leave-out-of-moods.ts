import type { LeftOutOfMoods } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { judgeMeetings, lockMeetingsOf } from '../../ground/meeting/mood-repository.ts';
import { showMoods } from '../../ground/meeting/show-moods.ts';
import { AppError } from '../../platform/errors.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { Actor } from '../../platform/session.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { findOwnDirectoryId, setLeftOutOfMoods } from './mood-choice-repository.ts';

/**
 * Leaves the caller out of the moods of all their meetings, or undoes this. Stored results are
 * kept, so that undoing restores them.
 * @throws AppError 409 if the caller has no directory entry.
 */
export async function leaveOutOfMoods(
  { db, bus }: { db: Database; bus: EventBus },
  actor: Actor,
  { isLeftOutOfMoods }: LeftOutOfMoods,
): Promise<LeftOutOfMoods> {
  const { organizationId } = actor;
  const isChanged = await db.transaction().execute(async (tx) => {
    const id = await findOwnDirectoryId(tx, actor);
    if (!id) throw notInDirectory();
    const meetings = await lockMeetingsOf(tx, organizationId, id);
    if (!(await setLeftOutOfMoods(tx, organizationId, id, isLeftOutOfMoods))) return false;
    await judgeMeetings(tx, organizationId, meetings);
    await showMoods(tx, organizationId, meetings);
    await recordAuditEvent(tx, actor, { action: 'mood-choice-changed' });
    return true;
  });
  if (isChanged) await bus.publish({ name: 'meetings-updated', payload: { organizationId } });
  return { isLeftOutOfMoods };
}

const notInDirectory = () =>
  new AppError(
    409,
    'NOT_IN_DIRECTORY',
    'You are not in the directory of this organization, so no meeting counts your turns.',
  );

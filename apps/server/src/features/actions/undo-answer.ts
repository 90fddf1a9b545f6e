import type { AnsweredAction, Queryable } from '../../database/types.ts';
import { countActionsOf } from '../../ground/action/action-count-repository.ts';
import { tieActionOwners } from '../../ground/action/action-owner-repository.ts';
import { recordActionEvents } from '../../ground/webhook/webhook-event-repository.ts';
import {
  findStoredAction,
  type MeetingKey,
  restoreAction,
  setConfirmed,
} from './answered-action-repository.ts';
import { deleteActions } from './found-action-repository.ts';

/** Puts an action back as it was before the answer. If people have changed it since, it is only no longer confirmed. */
export async function undoAnswer(
  tx: Queryable,
  key: MeetingKey,
  { actionId, at, before }: AnsweredAction,
): Promise<void> {
  const row = await findStoredAction(tx, key, actionId);
  if (!row) return;
  const isAsAnswered = row.changedAt?.toISOString() === at;
  if (isAsAnswered && before === null) await deleteActions(tx, key, [actionId]);
  else {
    if (isAsAnswered && before) await restoreAction(tx, key, row, before);
    else await setConfirmed(tx, key, actionId, null);
    await tieActionOwners(tx, key.organizationId, [key.meetingId]);
    await recordActionEvents(tx, key.organizationId, 'action.changed', [actionId]);
  }
  await countActionsOf(tx, key.organizationId, [key.meetingId]);
}

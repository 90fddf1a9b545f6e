import type { Action, NewAction } from '@rapport/contract';
import type { Database, Queryable } from '../../database/types.ts';
import { countActionsOf } from '../../ground/action/action-count-repository.ts';
import { lockReadableMeeting } from '../../ground/meeting/meeting-repository.ts';
import { notifyGiven } from '../../ground/notification/new-notification-repository.ts';
import { recordActionEvents } from '../../ground/webhook/webhook-event-repository.ts';
import { badRequest, notFound } from '../../platform/errors.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { Actor } from '../../platform/session.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { listActionsWithIds } from './action-list-repository.ts';
import { insertAction, listOwnAudience } from './action-repository.ts';
import { chosenColumns } from './chosen-columns.ts';
import { presentAction } from './present-action.ts';
import { publishActions } from './publish-actions.ts';
import { requireActions } from './read-actions.ts';

export type ActionServices = { db: Database; bus: EventBus };

/**
 * Adds an action to a meeting, which every reader of the meeting may do.
 * @throws AppError 404 if the actor may not read the meeting
 */
export async function addAction(
  { db, bus }: ActionServices,
  actor: Actor,
  given: NewAction,
): Promise<Action> {
  const { action, ...places } = await db
    .transaction()
    .execute((tx) => insertNewAction(tx, actor, given));
  await publishActions({ db, bus }, actor.organizationId, places);
  return action;
}

/**
 * The result is for `publishActions` after the transaction.
 * @throws AppError as `addAction`
 */
export async function insertNewAction(
  tx: Queryable,
  actor: Actor,
  { text, meetingId, ...chosen }: NewAction,
) {
  requireActions(actor);
  const { organizationId } = actor;
  const meetingIds = meetingId ? [await lockMeeting(tx, actor, meetingId)] : [];
  const id = await insertAction(tx, organizationId, {
    owner: null,
    ownerUserId: null,
    dueDay: null,
    note: null,
    ...(await chosenColumns(tx, organizationId, chosen)),
    text,
    meetingId: meetingIds[0] ?? null,
    createdBy: actor.accountId,
  });
  await recordAuditEvent(tx, actor, { action: 'action-added', targetId: id });
  await recordActionEvents(tx, organizationId, 'action.created', [id]);
  await notifyGiven(tx, actor, [id]);
  const counted = await countActionsOf(tx, organizationId, meetingIds);
  const accounts = await listOwnAudience(tx, organizationId, [id]);
  const [row] = await listActionsWithIds(tx, actor, [id]);
  if (!row) throw new Error('The author may not read the action');
  return { action: presentAction(row, actor), meetingIds, counted, accounts };
}

async function lockMeeting(tx: Queryable, actor: Actor, id: string): Promise<string> {
  const meeting = await lockReadableMeeting(tx, actor, id);
  if (!meeting) throw notFound('Meeting');
  if (meeting.status !== 'completed')
    throw badRequest('NOT_COMPLETED', 'The transcript has to be read before actions can be added.');
  return meeting.id;
}

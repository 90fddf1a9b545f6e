import type { ActionChange, ChangedActions } from '@rapport/contract';
import type { ActionField, Queryable } from '../../database/types.ts';
import { countActionsOf } from '../../ground/action/action-count-repository.ts';
import { hasUnreadableAction } from '../../ground/action/unreadable-actions-repository.ts';
import { lockMeetings } from '../../ground/meeting/read-again-repository.ts';
import { notifyGiven } from '../../ground/notification/new-notification-repository.ts';
import { recordActionEvents } from '../../ground/webhook/webhook-event-repository.ts';
import { badRequest, forbidden, notFound } from '../../platform/errors.ts';
import type { Actor } from '../../platform/session.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { type ListedAction, listActionsWithIds } from './action-list-repository.ts';
import { listOwnAudience, lockOwnActions, updateActions } from './action-repository.ts';
import type { ActionServices } from './add-action.ts';
import { chosenColumns } from './chosen-columns.ts';
import { actionAbilities, presentActions } from './present-action.ts';
import { publishActions } from './publish-actions.ts';
import { requireActions } from './read-actions.ts';

/**
 * Changes all of the actions, or none.
 * @throws AppError 404 if the actor may not read one of them, 403 if they may not change one, 400 if nobody could
 * read one afterwards
 */
export async function changeActions(
  { db, bus }: ActionServices,
  actor: Actor,
  { ids, ...change }: ActionChange,
): Promise<ChangedActions> {
  requireActions(actor);
  const { organizationId } = actor;
  const unique = [...new Set(ids)];
  if (change.text !== undefined && unique.length > 1)
    throw badRequest('ONE_AT_A_TIME', 'The words of one action are changed at a time.');
  const { actions, ...places } = await db.transaction().execute(async (tx) => {
    const rows = await lockActions(tx, actor, unique);
    requireAbility(actor, rows, change);
    const before = await listOwnAudience(tx, organizationId, unique);
    const { text, state } = change;
    const columns = {
      ...(await chosenColumns(tx, organizationId, change)),
      ...(text !== undefined && { text }),
      ...(state !== undefined && { state }),
    };
    await updateActions(tx, organizationId, unique, columns, fieldsOf(change));
    if (change.owner !== undefined && (await hasUnreadableAction(tx, organizationId, unique)))
      throw badRequest(
        'NO_READER',
        'You are the only person who can see this action. Give it to a person of the directory, or drop it.',
      );
    await recordAuditEvent(tx, actor, {
      action: 'action-changed',
      targetId: unique.length === 1 ? unique[0] : undefined,
      detail: describe(unique.length, change),
    });
    await recordActionEvents(tx, organizationId, 'action.changed', unique);
    if (change.owner) await notifyGiven(tx, actor, unique);
    const meetingIds = meetingsOf(rows);
    const counted = state ? await countActionsOf(tx, organizationId, meetingIds) : [];
    const after = await listOwnAudience(tx, organizationId, unique);
    const changed = await listActionsWithIds(tx, actor, unique);
    return {
      actions: await presentActions(tx, actor, changed),
      meetingIds,
      counted,
      accounts: [...before, ...after],
    };
  });
  await publishActions({ db, bus }, organizationId, places);
  return { actions };
}

const idsOf = (rows: readonly ListedAction[]) => rows.map(({ id }) => id);

const meetingsOf = (rows: readonly ListedAction[]) => [
  ...new Set(rows.flatMap(({ meetingId }) => meetingId ?? [])),
];

/**
 * Locks the meetings first, like an analysis, which replaces their actions. Actions without a meeting are locked
 * themselves.
 */
async function lockActions(
  tx: Queryable,
  actor: Actor,
  ids: readonly string[],
): Promise<ListedAction[]> {
  const before = await listActionsWithIds(tx, actor, ids);
  await lockMeetings(tx, actor.organizationId, meetingsOf(before));
  await lockOwnActions(tx, actor.organizationId, idsOf(before));
  const rows = await listActionsWithIds(tx, actor, ids);
  if (rows.length < ids.length) throw notFound('Action');
  return rows;
}

function requireAbility(
  actor: Actor,
  rows: readonly ListedAction[],
  { text }: Pick<ActionChange, 'text'>,
): void {
  const may = text === undefined ? 'change' : 'correct';
  if (!rows.every((row) => actionAbilities(actor, row)[may])) throw forbidden();
}

type Change = Omit<ActionChange, 'ids'>;

const fieldsOf = ({ text, owner, dueDay }: Change): ActionField[] => [
  ...(text === undefined ? [] : (['text'] as const)),
  ...(owner === undefined ? [] : (['owner'] as const)),
  ...(dueDay === undefined ? [] : (['due'] as const)),
];

function describe(count: number, { state, ...change }: Change): string {
  const words = { text: 'words', owner: 'owner', dueDay: 'day', note: 'note' } as const;
  const what = [
    ...(state ? [state] : []),
    ...(Object.keys(words) as (keyof typeof words)[])
      .filter((field) => change[field] !== undefined)
      .map((field) => words[field]),
  ].join(', ');
  return count === 1 ? what : `${count} actions: ${what}`;
}

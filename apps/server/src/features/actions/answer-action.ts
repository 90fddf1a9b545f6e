import type { Correction, MaybeAction } from '@rapport/contract';
import type { ActionField, AnsweredAction, Queryable } from '../../database/types.ts';
import { countActionsOf } from '../../ground/action/action-count-repository.ts';
import { tieActionOwners } from '../../ground/action/action-owner-repository.ts';
import { listSaidTurns } from '../../ground/meeting/said-turn-repository.ts';
import { notifyGiven } from '../../ground/notification/new-notification-repository.ts';
import { recordActionEvents } from '../../ground/webhook/webhook-event-repository.ts';
import type { Actor } from '../../platform/session.ts';
import { updateActions } from './action-repository.ts';
import {
  insertAnswered,
  listStoredActions,
  type MeetingKey,
  type StoredAction,
  setConfirmed,
} from './answered-action-repository.ts';
import { chosenColumns } from './chosen-columns.ts';
import { maybeActionsLeft } from './maybe-actions-left.ts';
import { requireActions } from './read-actions.ts';

export type ActionAnswer = Extract<Correction, { kind: 'confirm-action' | 'drop-action' }>;

/**
 * Confirms or drops a found action, or makes a maybe one an action. The caller has locked the meeting.
 * @param maybe the maybe actions of the last analysis
 * @returns undefined if somebody has answered it or changed its words meanwhile
 * @throws AppError 404 while the feature is switched off
 */
export async function answerAction(
  tx: Queryable,
  actor: Actor,
  meetingId: string,
  answer: ActionAnswer,
  maybe: readonly MaybeAction[],
): Promise<AnsweredAction | undefined> {
  requireActions(actor);
  const key = { organizationId: actor.organizationId, meetingId };
  const stored = await listStoredActions(tx, key);
  const isMeant = (one: { text: string }, turn: number | null) =>
    one.text === answer.text && turn === answer.turn;
  const row = stored.find(
    (one) => isMeant(one, one.turn) && one.confirmedAt === null && one.state !== 'dropped',
  );
  const open = maybeActionsLeft(maybe, stored).find((one) =>
    isMeant(one, one.evidence[0]?.turn ?? null),
  );
  const chosen = answer.kind === 'confirm-action' ? await chosenOf(tx, actor, answer) : nothing;
  const saved = row
    ? await answerStored(tx, actor, key, row, answer.kind, chosen)
    : open && (await answerMaybe(tx, actor, key, open, answer.kind, chosen));
  if (!saved) return undefined;
  const { kind, text, turn } = answer;
  // The speaker of the owner's name may be known.
  await tieActionOwners(tx, key.organizationId, [meetingId]);
  if ('owner' in chosen.columns) await notifyGiven(tx, actor, [saved.actionId]);
  await countActionsOf(tx, key.organizationId, [meetingId]);
  return { kind, text, turn, ...saved };
}

type Chosen = {
  columns: Partial<{ text: string; owner: string | null; ownerUserId: string | null }> & {
    dueDay?: string | null;
  };
  fields: ActionField[];
};
const nothing: Chosen = { columns: {}, fields: [] };

async function chosenOf(
  tx: Queryable,
  { organizationId }: Actor,
  { text, words, owner, dueDay }: Extract<ActionAnswer, { kind: 'confirm-action' }>,
): Promise<Chosen> {
  const isReworded = words !== undefined && words !== text;
  return {
    columns: {
      ...(await chosenColumns(tx, organizationId, { owner, dueDay })),
      ...(isReworded && { text: words }),
    },
    fields: [
      ...(isReworded ? (['text'] as const) : []),
      ...(owner === undefined ? [] : (['owner'] as const)),
      ...(dueDay === undefined ? [] : (['due'] as const)),
    ],
  };
}

type Saved = Pick<AnsweredAction, 'actionId' | 'at' | 'before'>;

async function answerStored(
  tx: Queryable,
  { organizationId, accountId }: Actor,
  key: MeetingKey,
  row: StoredAction,
  kind: ActionAnswer['kind'],
  { columns, fields }: Chosen,
): Promise<Saved> {
  const isDropped = kind === 'drop-action';
  const change = isDropped ? { state: 'dropped' as const } : columns;
  const at = await updateActions(tx, organizationId, [row.id], change, fields);
  if (!isDropped) await setConfirmed(tx, key, row.id, { by: accountId, at });
  await recordActionEvents(tx, organizationId, 'action.changed', [row.id]);
  const { text, owner, ownerUserId, dueDay, state, closedAt, changed, changedAt } = row;
  return {
    actionId: row.id,
    at: at.toISOString(),
    before: {
      text,
      owner,
      ownerUserId,
      dueDay,
      state,
      changed,
      closedAt: closedAt?.toISOString() ?? null,
      changedAt: changedAt?.toISOString() ?? null,
    },
  };
}

async function answerMaybe(
  tx: Queryable,
  { organizationId, accountId }: Actor,
  key: MeetingKey,
  { evidence: [place], text, owner, dueDate, dueDay, before }: MaybeAction,
  kind: ActionAnswer['kind'],
  { columns, fields }: Chosen,
): Promise<Saved> {
  const { meetingId } = key;
  const turns = place ? [{ meetingId, turn: place.turn }] : [];
  const [said] = await listSaidTurns(tx, organizationId, turns);
  const at = new Date();
  const action = {
    text,
    owner,
    dueDate,
    dueDay,
    before,
    turn: place?.turn ?? null,
    start: said?.start ?? null,
    quote: place?.quote ?? null,
    ...columns,
    changed: fields,
    changedAt: at,
  };
  const isDropped = kind === 'drop-action';
  const actionId = await insertAnswered(tx, key, action, isDropped ? null : accountId);
  if (!isDropped) await recordActionEvents(tx, organizationId, 'action.created', [actionId]);
  return { actionId, at: at.toISOString(), before: null };
}

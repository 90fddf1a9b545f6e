import type { Queryable } from '../../database/types.ts';
import { recordActionEvents } from '../../ground/webhook/webhook-event-repository.ts';
import {
  deleteActions,
  insertFoundActions,
  listFoundActions,
  updateReadActions,
} from './found-action-repository.ts';
import { type FoundAction, mergeActions } from './merge-actions.ts';

type Reading = {
  actions: readonly FoundAction[];
  turns: Parameters<typeof mergeActions>[2];
};

/**
 * Saves the actions that an analysis found. The caller has locked the meeting, and ties the owners when its speakers
 * are tied.
 */
export async function saveFoundActions(
  tx: Queryable,
  key: { organizationId: string; meetingId: string },
  { actions, turns }: Reading,
): Promise<void> {
  const held = await listFoundActions(tx, key);
  const { fresh, kept, gone } = mergeActions(held, actions, turns);
  await deleteActions(tx, key, gone);
  await updateReadActions(tx, key, kept);
  const created = await insertFoundActions(tx, key, fresh);
  await recordActionEvents(tx, key.organizationId, 'action.created', created);
  const dueBefore = new Map(held.map(({ id, dueDay }) => [id, dueDay]));
  const changed = kept.filter(({ id, dueDay }) => dueBefore.get(id) !== dueDay);
  await recordActionEvents(tx, key.organizationId, 'action.changed', idsOf(changed));
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

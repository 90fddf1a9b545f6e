import type { Queryable } from '../../database/types.ts';
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
 * Saves the actions that a reading of a meeting found. The caller has locked the meeting, and ties the owners when its
 * speakers are tied.
 */
export async function saveFoundActions(
  tx: Queryable,
  key: { organizationId: string; meetingId: string },
  { actions, turns }: Reading,
): Promise<void> {
  const { fresh, kept, gone } = mergeActions(await listFoundActions(tx, key), actions, turns);
  await deleteActions(tx, key, gone);
  await updateReadActions(tx, key, kept);
  await insertFoundActions(tx, key, fresh);
}

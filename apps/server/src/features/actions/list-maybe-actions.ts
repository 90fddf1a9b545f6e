import type { MaybeAction } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';
import { listStoredActions, type MeetingKey } from './answered-action-repository.ts';
import { maybeActionsLeft } from './maybe-actions-left.ts';

/** Those maybe actions of a meeting about which nobody has decided. */
export const listMaybeActions = async (
  db: Queryable,
  key: MeetingKey,
  maybe: readonly MaybeAction[] = [],
): Promise<MaybeAction[]> =>
  maybe.length === 0 ? [] : maybeActionsLeft(maybe, await listStoredActions(db, key));

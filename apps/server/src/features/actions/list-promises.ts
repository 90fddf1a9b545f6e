import type { PromisedAction } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';
import type { Reader } from '../../ground/meeting/readable-meetings-repository.ts';
import { type ListedAction, listActionsOf } from './action-list-repository.ts';
import { ownerOf } from './present-action.ts';

/** The actions of meetings without dropped ones, by meeting, in the order in which they were said. */
export async function listPromises(
  db: Queryable,
  reader: Reader,
  meetingIds: readonly string[],
): Promise<Map<string | null, PromisedAction[]>> {
  const rows = await listActionsOf(db, reader, meetingIds);
  const byMeeting = Map.groupBy(rows, ({ meetingId }) => meetingId);
  return new Map([...byMeeting].map(([id, actions]) => [id, actions.map(presentPromise)]));
}

const presentPromise = (row: ListedAction): PromisedAction => ({
  id: row.id,
  text: row.text,
  quote: row.quote,
  isCorrected: row.isCorrected,
  owner: ownerOf(row),
  dueDay: row.dueDay,
  state: row.state,
  turn: row.turn,
  start: row.start,
});

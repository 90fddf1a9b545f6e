import type { Action, ActionFilter } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import {
  byteOrderMark,
  type CsvColumns,
  csvHead,
  csvLine,
} from '../../ground/text-file/csv-row.ts';
import { limitAttempts, listExportsPerMinute } from '../../platform/limit-attempts.ts';
import type { Actor } from '../../platform/session.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { listActions } from './action-list-repository.ts';
import { presentAction } from './present-action.ts';
import { requireActions } from './read-actions.ts';

const rowsAtOnce = 10_000;

const minuteOf = (seconds: number | null | undefined) =>
  seconds === null || seconds === undefined
    ? null
    : `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const columns: CsvColumns<Action> = {
  Action: ({ text }) => text,
  'As it was said': ({ quote }) => quote,
  Owner: ({ owner }) => owner?.name,
  Due: ({ dueDay, dueWords }) => dueDay ?? dueWords,
  State: ({ state }) => state,
  'Closed on': ({ closedOn }) => closedOn,
  Note: ({ note }) => note,
  Meeting: ({ meeting }) => meeting?.title,
  'Meeting date': ({ meeting }) => meeting?.date,
  Minute: ({ meeting }) => minuteOf(meeting?.start),
  Origin: ({ origin }) => origin,
  Confirmed: ({ isConfirmed }) => (isConfirmed ? 'yes' : null),
  'Added by': ({ author }) => author,
};

/**
 * Streams the actions that match the filter as CSV.
 * @throws TooManyRequests
 */
export async function downloadActions(
  db: Database,
  actor: Actor,
  filter: ActionFilter,
): Promise<AsyncGenerator<string>> {
  requireActions(actor);
  await limitAttempts(db, [`actions file ${actor.accountId}`], listExportsPerMinute);
  await recordAuditEvent(db, actor, { action: 'actions-downloaded' });
  return pieces(db, actor, filter);
}

async function* pieces(db: Database, actor: Actor, filter: ActionFilter) {
  yield byteOrderMark + csvHead(columns);
  let after: string | undefined;
  do {
    const rows = await listActions(db, actor, filter, { limit: rowsAtOnce, after });
    const page = rows.slice(0, rowsAtOnce);
    yield page.map((row) => csvLine(columns, presentAction(row, actor))).join('');
    after = rows.length > rowsAtOnce ? page.at(-1)?.cursor : undefined;
  } while (after);
}

import type { Action, ActionFilter } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { byteOrderMark, csvRow } from '../../ground/text-file/csv-row.ts';
import { limitAttempts, listExportsPerMinute } from '../../platform/limit-attempts.ts';
import type { Actor } from '../../platform/session.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { listActions } from './action-list-repository.ts';
import { presentAction } from './present-action.ts';
import { requireActions } from './read-actions.ts';

const rowsAtOnce = 10_000;

const head = [
  'Action',
  'As it was said',
  'Owner',
  'Due',
  'State',
  'Closed on',
  'Note',
  'Meeting',
  'Meeting date',
  'Minute',
  'Origin',
  'Confirmed',
  'Added by',
];

const minuteOf = (seconds: number | null | undefined) =>
  seconds === null || seconds === undefined
    ? null
    : `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const cells = (action: Action) => [
  action.text,
  action.quote,
  action.owner?.name,
  action.dueDay ?? action.dueWords,
  action.state,
  action.closedOn,
  action.note,
  action.meeting?.title,
  action.meeting?.date,
  minuteOf(action.meeting?.start),
  action.origin,
  action.isConfirmed && 'yes',
  action.author,
];

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
  yield byteOrderMark + csvRow(head);
  let after: string | undefined;
  do {
    const rows = await listActions(db, actor, filter, { limit: rowsAtOnce, after });
    const page = rows.slice(0, rowsAtOnce);
    yield page.map((row) => csvRow(cells(presentAction(row, actor)))).join('');
    after = rows.length > rowsAtOnce ? page.at(-1)?.cursor : undefined;
  } while (after);
}

import type { Database } from '../../../database/types.ts';
import { notFound } from '../../../platform/errors.ts';
import type { AccountCaller, Actor } from '../../../platform/session.ts';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import {
  deleteConnection,
  deleteConnectionsOfAccount,
  deleteOwnConnection,
} from './connection-repository.ts';

/** The next call of the assistant is refused. */
export async function endOwnConnection(
  db: Database,
  { accountId, origin }: AccountCaller,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ended = await deleteOwnConnection(tx, accountId, id);
    if (!ended) throw notFound('Assistant');
    const { organizationId, name } = ended;
    await recordAuditEvent(
      tx,
      { accountId, organizationId, origin: { ...origin, apiKey: name } },
      { action: 'assistant-ended', targetId: id, detail: 'by its member' },
    );
  });
}

/** Ends the connection of any member. */
export async function endConnection(db: Database, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const name = await deleteConnection(tx, actor.organizationId, id);
    if (name === undefined) throw notFound('Assistant');
    await recordAuditEvent(
      tx,
      { ...actor, origin: { ...actor.origin, apiKey: name } },
      { action: 'assistant-ended', targetId: id, detail: 'by a manager' },
    );
  });
}

/** A new password ends what others may have connected, as it ends their sessions. */
export const endConnectionsOfAccount = (db: Database, accountId: string): Promise<void> =>
  deleteConnectionsOfAccount(db, accountId);

import type { DirectoryRule, DirectoryState, DirectoryToken } from '@rapport/contract';
import { scimPath } from '@rapport/contract';
import type { Database } from '../../../database/types.ts';
import { digestOf } from '../../../platform/digest-of.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Actor, Member } from '../../../platform/session.ts';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import type { AnnouncePeople } from '../announce-people.ts';
import { assign } from '../groups/assign.ts';
import { lockDirectory } from '../transaction-repository.ts';
import {
  deleteConnection,
  findConnection,
  lockRule,
  saveToken,
  setRule,
} from './connection-repository.ts';
import { endOf, newToken } from './token-text.ts';

type Services = { db: Database; people: AnnouncePeople };

const action = 'directory-connection-changed';

export async function readConnection(
  { db, publicUrl }: { db: Database; publicUrl: string },
  member: Member,
): Promise<DirectoryState> {
  const row = await findConnection(db, member.organizationId);
  const address = publicUrl + scimPath;
  if (!row) return { connection: null, address };
  const { tokenEnd, groupsBecome, maker, people, groups } = row;
  return {
    address,
    connection: {
      tokenEnd,
      groupsBecome,
      createdBy: maker,
      people: people ?? 0,
      groups: groups ?? 0,
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    },
  };
}

/** An earlier token is refused from the next call on; people and groups stay connected. */
export async function createToken(db: Database, actor: Actor): Promise<DirectoryToken> {
  const { organizationId, accountId, role } = actor;
  const token = newToken();
  const given = {
    digest: digestOf(token),
    tokenEnd: endOf(token),
    createdBy: accountId,
    isMadeByOwner: role === 'owner',
  };
  await db.transaction().execute(async (tx) => {
    const connection = { organizationId, ...given, groupsBecome: 'nothing' } as const;
    const isReplaced = await saveToken(tx, connection);
    const detail = isReplaced ? 'token replaced' : 'token created';
    await recordAuditEvent(tx, actor, { action, detail });
  });
  return { token };
}

/** @throws AppError 404 without a connection */
export async function changeRule(
  { db, people }: Services,
  actor: Actor,
  { groupsBecome }: DirectoryRule,
): Promise<void> {
  const { organizationId } = actor;
  const changed = await db.transaction().execute(async (tx) => {
    await lockDirectory(tx, organizationId);
    const before = await lockRule(tx, organizationId);
    if (!before) throw notFound('Connection of the directory');
    if (before === groupsBecome) return 0;
    await setRule(tx, organizationId, groupsBecome);
    await recordAuditEvent(tx, actor, { action, detail: `groups become ${groupsBecome}` });
    return assign(tx, organizationId);
  });
  if (changed > 0) await people.announce(organizationId);
}

/** People keep their accounts and profiles, which can then be changed by hand. */
export async function removeConnection({ db, people }: Services, actor: Actor): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockDirectory(tx, actor.organizationId);
    if (!(await deleteConnection(tx, actor.organizationId)))
      throw notFound('Connection of the directory');
    await recordAuditEvent(tx, actor, { action, detail: 'removed' });
  });
  await people.announce(actor.organizationId);
}

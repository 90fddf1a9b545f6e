import type { Queryable } from '../../../database/types.ts';
import { notFound } from '../../../platform/errors.ts';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import { scimError } from '../scim-error.ts';
import type { Caller, ScimServices } from '../scim-services.ts';
import { lockDirectory, planAnew } from '../transaction-repository.ts';
import { assign } from './assign.ts';
import {
  countManaged,
  deleteGroupRow,
  deleteMembers,
  insertGroup,
  insertMembers,
  listMemberIds,
  lockGroup,
  updateGroup,
} from './group-repository.ts';
import { type StatedGroup, unknownMember } from './stated-group.ts';

type Done = { id: string; what: string | null; isShown: boolean };

/** @throws AppError 400 invalidValue, 409 uniqueness */
export function createGroup(
  services: ScimServices,
  caller: Caller,
  stated: StatedGroup,
): Promise<string> {
  const { organizationId } = caller;
  return save(services, caller, async (tx) => {
    const { displayName, externalId = null } = stated;
    if (displayName === undefined) throw scimError('invalidValue', 'The displayName is missing.');
    const id = await insertGroup(tx, { organizationId, displayName, externalId });
    const { changed } = await saveMembers(tx, organizationId, id, stated);
    const assigned = await assign(tx, organizationId, changed);
    return { id, what: 'added', isShown: assigned > 0 };
  });
}

/** @throws AppError 404, 400 invalidValue, 409 uniqueness */
export function changeGroup(
  services: ScimServices,
  caller: Caller,
  id: string,
  stated: StatedGroup,
): Promise<string> {
  const { organizationId } = caller;
  return save(services, caller, async (tx) => {
    const before = await lockGroup(tx, organizationId, id);
    if (!before) throw notFound('Group');
    const { displayName = before.displayName, externalId = before.externalId } = stated;
    const isRenamed = displayName !== before.displayName;
    const { changed, words } = await saveMembers(tx, organizationId, before.id, stated);
    const isChanged = isRenamed || externalId !== before.externalId || changed.length > 0;
    if (isChanged) await updateGroup(tx, organizationId, before.id, { displayName, externalId });
    const concerned = isRenamed
      ? [...new Set([...changed, ...(await listMemberIds(tx, organizationId, before.id))])]
      : changed;
    const assigned = await assign(tx, organizationId, concerned);
    const what = [...(isRenamed ? ['renamed'] : []), ...words].join(', ');
    return { id: before.id, what: isChanged ? what || 'externalId' : null, isShown: assigned > 0 };
  });
}

/** The members lose the team or department of the group. */
export async function deleteGroup(
  services: ScimServices,
  caller: Caller,
  id: string,
): Promise<void> {
  const { organizationId } = caller;
  await save(services, caller, async (tx) => {
    const group = await lockGroup(tx, organizationId, id);
    if (!group) throw notFound('Group');
    const members = await deleteMembers(tx, organizationId, group.id, { allBut: [] });
    await deleteGroupRow(tx, organizationId, group.id);
    const assigned = await assign(tx, organizationId, members);
    return { id: group.id, what: 'deleted', isShown: assigned > 0 };
  });
}

async function save(
  { db, people }: ScimServices,
  { organizationId, origin }: Caller,
  work: (tx: Queryable) => Promise<Done>,
): Promise<string> {
  const { id, isShown } = await db.transaction().execute(async (tx) => {
    await planAnew(tx);
    await lockDirectory(tx, organizationId);
    const done = await work(tx);
    if (done.what === null) return done;
    const event = { action: 'directory-group-changed', targetId: done.id } as const;
    await recordAuditEvent(tx, { organizationId, origin }, { ...event, detail: done.what });
    return done;
  });
  if (isShown) await people.announce(organizationId);
  return id;
}

/** Returns the ids of added and removed people. */
async function saveMembers(
  tx: Queryable,
  organizationId: string,
  id: string,
  { clears, added, removed }: StatedGroup,
) {
  const wanted = [...added];
  if ((await countManaged(tx, organizationId, wanted)) < wanted.length) throw unknownMember();
  const which = clears ? { allBut: wanted } : { only: [...removed] };
  const left = await deleteMembers(tx, organizationId, id, which);
  const joined = await insertMembers(tx, organizationId, id, wanted);
  const words = [
    ...(joined.length > 0 ? [`${joined.length} in`] : []),
    ...(left.length > 0 ? [`${left.length} out`] : []),
  ];
  return { changed: [...joined, ...left], words };
}

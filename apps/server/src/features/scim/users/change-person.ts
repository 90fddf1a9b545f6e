import type { Queryable } from '../../../database/types.ts';
import { notFound } from '../../../platform/errors.ts';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import { assign } from '../groups/assign.ts';
import { leaveGroups } from '../groups/group-repository.ts';
import { scimError } from '../scim-error.ts';
import type { Caller, ScimServices } from '../scim-services.ts';
import { lockDirectory, planAnew } from '../transaction-repository.ts';
import { endMembership, giveMembership, moveAccount } from './membership.ts';
import { mergePerson, type PersonValues } from './merge-person.ts';
import {
  findPerson,
  lockPerson,
  lockPersonOfAddress,
  type ManagedPerson,
  updateManaged,
  updateProfile,
} from './person-repository.ts';
import type { StatedUser } from './stated-user.ts';

type Before = Omit<ManagedPerson, 'groups'>;
type Done = { what: string[]; endedAccountId?: string | undefined };

/** @throws AppError 404, 400 invalidValue, 409 uniqueness, 409 mutability */
export async function changePerson(
  services: ScimServices,
  caller: Caller,
  id: string,
  stated: StatedUser,
): Promise<ManagedPerson> {
  const row = await change(services, caller, id, (tx, before) =>
    saveChanged(tx, services, caller.organizationId, before, mergePerson(before, stated)),
  );
  if (!row) throw notFound('User');
  return row;
}

/** The person stays deactivated, with profile and meetings, until the directory creates the address again. */
export async function deletePerson(
  services: ScimServices,
  caller: Caller,
  id: string,
): Promise<void> {
  const { organizationId } = caller;
  await change(services, caller, id, async (tx, before) => {
    const endedAccountId = await endMembership(tx, { organizationId, ...before });
    await leaveGroups(tx, organizationId, before.id);
    const deletedAt = new Date();
    await updateManaged(tx, organizationId, before.id, { isActive: false, deletedAt });
    return { what: ['deleted'], endedAccountId };
  });
}

async function change(
  { db, bus, people }: ScimServices,
  { organizationId, origin }: Caller,
  id: string,
  work: (tx: Queryable, before: Before & PersonValues) => Promise<Done>,
): Promise<ManagedPerson | undefined> {
  const { what, endedAccountId, row } = await db.transaction().execute(async (tx) => {
    await planAnew(tx);
    await lockDirectory(tx, organizationId);
    const before = await lockPerson(tx, organizationId, id);
    if (!before) throw notFound('User');
    const done = await work(tx, before);
    if (done.what.length > 0)
      await recordAuditEvent(
        tx,
        { organizationId, origin },
        {
          ...{ action: 'directory-person-changed', targetId: before.id },
          ...{ targetEmail: before.email, detail: done.what.join(', ') },
        },
      );
    return { ...done, row: await findPerson(tx, organizationId, before.id) };
  });
  if (endedAccountId)
    await bus.publish({ name: 'access-changed', payload: { accountId: endedAccountId } });
  if (what.length > 0) await people.announce(organizationId);
  return row;
}

async function saveChanged(
  tx: Queryable,
  services: ScimServices,
  organizationId: string,
  before: Before & PersonValues,
  after: PersonValues,
): Promise<Done> {
  const differs = (key: keyof PersonValues) => before[key] !== after[key];
  const changed = fields.filter(differs);
  if (changed.length === 0) return { what: [] };
  const { id, heldAccountId, isAccountOurs } = before;
  const { userName, displayName, department, manager, isActive, ...profile } = after;
  const isMoved = profile.email.toLowerCase() !== before.email.toLowerCase();
  if (isMoved) {
    if (await lockPersonOfAddress(tx, organizationId, profile.email))
      throw scimError('uniqueness', 'Another person has this e-mail address.');
    const account = { organizationId, email: before.email, isAccountOurs };
    await moveAccount(tx, account, profile.email);
  }
  const isRenamed = differs('firstName') || differs('lastName') || isMoved;
  await updateProfile(tx, organizationId, id, { ...profile, isRenamed });
  const managed = { userName, displayName, department, manager, isActive };
  await updateManaged(tx, organizationId, id, managed);
  if (isActive && (differs('department') || !before.isActive))
    await assign(tx, organizationId, [id]);
  const subject = { organizationId, id, email: profile.email, heldAccountId };
  const what = changed.map((field) => words[field]).filter((word) => word !== null);
  if (!isActive && before.isActive)
    return { what: ['deactivated', ...what], endedAccountId: await endMembership(tx, subject) };
  if (!isActive || (before.isActive && !isMoved)) return { what: [...new Set(what)] };
  const membership = await giveMembership(tx, services, subject);
  const again = before.isActive ? [] : ['reactivated'];
  return { what: [...again, ...(membership === 'invited' ? ['invited'] : []), ...what] };
}

/** Names for the audit log; null for changes that it describes otherwise. */
const words: Record<keyof PersonValues, string | null> = {
  isActive: null,
  userName: 'userName',
  externalId: 'externalId',
  email: 'e-mail',
  firstName: 'name',
  lastName: 'name',
  displayName: 'name',
  title: 'title',
  department: 'department',
  manager: 'manager',
};
const fields = Object.keys(words) as (keyof PersonValues)[];

import type { Queryable } from '../../../database/types.ts';
import { notFound } from '../../../platform/errors.ts';
import { recordAuditEvents } from '../../audit/record-audit-event.ts';
import { assign } from '../groups/assign.ts';
import { leaveGroups } from '../groups/group-repository.ts';
import { scimError } from '../scim-error.ts';
import type { Caller, ScimServices } from '../scim-services.ts';
import { lockDirectory, planAnew } from '../transaction-repository.ts';
import {
  findPerson,
  lockPerson,
  lockPersonOfAddress,
  type ManagedPerson,
  updateManaged,
  updateProfile,
} from './managed-person-repository.ts';
import { endMembership, giveMembership } from './membership.ts';
import { mergePerson, type PersonValues } from './merge-person.ts';
import { moveAccount } from './move-account.ts';
import type { StatedUser } from './stated-user.ts';

type Before = Omit<ManagedPerson, 'groups'>;
type Done = { what: string[]; endedAccountId?: string | undefined; newEmail?: string };

/** @throws AppError 404, 400 invalidValue, 409 uniqueness, 409 mutability */
export async function changePerson(
  services: ScimServices,
  caller: Caller,
  id: string,
  stated: StatedUser,
): Promise<ManagedPerson> {
  const row = await change(services, caller, id, (tx, before) =>
    saveChanged(tx, services, caller, before, mergePerson(before, stated)),
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
    const event = { action: 'directory-person-changed', targetId: before.id } as const;
    // Both addresses are named: the one that the person had, and the one that they have now.
    await recordAuditEvents(tx, { organizationId, origin }, [
      ...(done.what.length > 0
        ? [{ ...event, targetEmail: before.email, detail: done.what.join(', ') }]
        : []),
      ...(done.newEmail ? [{ ...event, targetEmail: done.newEmail, detail: 'new e-mail' }] : []),
    ]);
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
  caller: Caller,
  before: Before & PersonValues,
  after: PersonValues,
): Promise<Done> {
  const { organizationId } = caller;
  const differs = (key: keyof PersonValues) => before[key] !== after[key];
  const changed = fields.filter(differs);
  if (changed.length === 0) return { what: [] };
  const { id, heldAccountId } = before;
  const { userName, displayName, department, manager, isActive, ...profile } = after;
  const isMoved = profile.email.toLowerCase() !== before.email.toLowerCase();
  if (isMoved) {
    if (await lockPersonOfAddress(tx, organizationId, profile.email))
      throw scimError('uniqueness', 'Another person has this e-mail address.');
    await moveAccount(tx, services, caller, before, profile.email);
  }
  const isRenamed = differs('firstName') || differs('lastName') || isMoved;
  await updateProfile(tx, organizationId, id, { ...profile, isRenamed });
  const managed = { userName, displayName, department, manager, isActive };
  await updateManaged(tx, organizationId, id, managed);
  if (isActive && (differs('department') || !before.isActive))
    await assign(tx, organizationId, [id]);
  const subject = { organizationId, id, email: profile.email, heldAccountId };
  const what = changed.map((field) => words[field]).filter((word) => word !== null);
  const moved = isMoved && { newEmail: profile.email };
  if (!isActive && before.isActive) {
    const endedAccountId = await endMembership(tx, subject);
    return { what: ['deactivated', ...what], endedAccountId, ...moved };
  }
  if (!isActive || (before.isActive && !isMoved)) return { what: [...new Set(what)], ...moved };
  const membership = await giveMembership(tx, services, subject);
  const again = before.isActive ? [] : ['reactivated'];
  return { what: [...again, ...(membership === 'invited' ? ['invited'] : []), ...what], ...moved };
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

import type { Queryable } from '../../../database/types.ts';
import { notFound } from '../../../platform/errors.ts';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import { assign } from '../groups/assign.ts';
import { scimError } from '../scim-error.ts';
import type { Caller, ScimServices } from '../scim-services.ts';
import { planAnew } from '../transaction-repository.ts';
import {
  findPerson,
  insertProfile,
  lockPersonOfAddress,
  type ManagedPerson,
  saveManaged,
  updateProfile,
} from './managed-person-repository.ts';
import { endMembership, giveMembership } from './membership.ts';
import { mergePerson, type PersonValues } from './merge-person.ts';
import type { StatedUser } from './stated-user.ts';

type Known = Awaited<ReturnType<typeof lockPersonOfAddress>>;

/**
 * Adopts a person whom the organization already has with this address; attributes that the request leaves out are kept.
 * @throws AppError 400 invalidValue, 409 uniqueness, 409 for an inactive owner
 */
export async function createPerson(
  services: ScimServices,
  { organizationId, origin }: Caller,
  stated: StatedUser,
): Promise<ManagedPerson> {
  const { row, endedAccountId } = await services.db.transaction().execute(async (tx) => {
    await planAnew(tx);
    const given = mergePerson(undefined, stated);
    const known = await lockPersonOfAddress(tx, organizationId, given.email);
    if (known?.isManaged)
      throw scimError('uniqueness', 'A person with this e-mail address is already here.');
    const person = known ? mergePerson(asBefore(given, known), stated) : given;
    const made = await saveNew(tx, organizationId, person, known);
    const heldAccountId = known?.heldAccountId ?? null;
    const subject = { organizationId, id: made, email: person.email, heldAccountId };
    const ended = person.isActive ? undefined : await endMembership(tx, subject);
    const isInvited =
      person.isActive && (await giveMembership(tx, services, subject)) === 'invited';
    const event = { action: 'directory-person-changed', targetId: made } as const;
    const detail = isInvited ? 'added, invited' : 'added';
    const actor = { organizationId, origin };
    await recordAuditEvent(tx, actor, { ...event, targetEmail: person.email, detail });
    return { row: await findPerson(tx, organizationId, made), endedAccountId: ended };
  });
  if (endedAccountId)
    await services.bus.publish({ name: 'access-changed', payload: { accountId: endedAccountId } });
  await services.people.announce(organizationId);
  if (!row) throw notFound('User');
  return row;
}

const asBefore = (given: PersonValues, known: NonNullable<Known>): PersonValues => ({
  ...given,
  externalId: known.externalId,
  firstName: known.firstName,
  lastName: known.lastName,
  title: known.title,
  department: known.department,
});

async function saveNew(
  tx: Queryable,
  organizationId: string,
  { userName, displayName, department, manager, isActive, ...profile }: PersonValues,
  known: Known,
): Promise<string> {
  const managed = { organizationId, userName, displayName, department, manager, isActive };
  if (!known) {
    const directoryUserId = await insertProfile(tx, organizationId, { ...profile, department });
    await saveManaged(tx, { ...managed, directoryUserId });
    return directoryUserId;
  }
  const isRenamed = known.firstName !== profile.firstName || known.lastName !== profile.lastName;
  await updateProfile(tx, organizationId, known.id, { ...profile, isRenamed });
  await saveManaged(tx, { ...managed, directoryUserId: known.id });
  await assign(tx, organizationId, [known.id]);
  return known.id;
}

import type { Queryable } from '../../database/types.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import {
  renamePersonNotImported,
  upsertAccountOfPerson,
  upsertInvitedPeople,
} from './directory-account-repository.ts';

/** Links the account to its person in the organization's directory when the person joins. */
export function activateDirectoryUser(
  db: Queryable,
  organizationId: string,
  { id: accountId, email, name }: { id: string; email: string; name: string },
): Promise<void> {
  // A new account has its address as name until it is given one.
  const given = splitName(name === email ? '' : name);
  return upsertAccountOfPerson(db, organizationId, { accountId, email, ...given });
}

/** Adds the people who are not in the directory yet. */
export function recordInvitations(
  db: Queryable,
  organizationId: string,
  emails: readonly string[],
): Promise<void> {
  return upsertInvitedPeople(db, organizationId, emails);
}

export const recordInvitation = (db: Queryable, organizationId: string, email: string) =>
  recordInvitations(db, organizationId, [email]);

/** Renames the person in all organizations that have not imported them. */
export async function renameDirectoryUser(
  { db, bus }: { db: Queryable; bus: EventBus },
  accountId: string,
  name: string,
): Promise<void> {
  const renamedIn = await renamePersonNotImported(db, accountId, splitName(name));
  await Promise.all(
    renamedIn.map((organizationId) =>
      bus.publish({ name: 'organization-people-updated', payload: { organizationId } }),
    ),
  );
}

function splitName(name: string) {
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.join(' ') };
}

import type { ActionChange } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';
import { badRequest } from '../../platform/errors.ts';
import { nameDirectoryPeople } from '../users/read-directory.ts';

type Chosen = Pick<ActionChange, 'owner' | 'dueDay' | 'note'>;

/**
 * The columns for the values that a person chose; other columns are missing.
 * @throws AppError 400 UNKNOWN_PERSON
 */
export async function chosenColumns(
  tx: Queryable,
  organizationId: string,
  { owner, dueDay, note }: Chosen,
) {
  return {
    ...(owner !== undefined && (await ownerColumns(tx, organizationId, owner))),
    ...(dueDay !== undefined && { dueDay }),
    ...(note !== undefined && { note: note || null }),
  };
}

async function ownerColumns(
  tx: Queryable,
  organizationId: string,
  owner: NonNullable<Chosen['owner']> | null,
) {
  if (owner === null) return { owner: null, ownerUserId: null };
  if ('name' in owner) return { owner: owner.name, ownerUserId: null };
  const people = await nameDirectoryPeople(tx, organizationId, [owner.userId]);
  if (people.size === 0)
    throw badRequest('UNKNOWN_PERSON', 'This person is no longer in the directory.');
  return { owner: null, ownerUserId: owner.userId };
}

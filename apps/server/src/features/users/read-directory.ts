import type { DirectoryPeople, DirectoryPerson } from '@rapport/contract';
import type { Database, Queryable } from '../../database/types.ts';
import { findPersonOfAccount } from './directory-account-repository.ts';
import { listPeople, listPeopleNamed, listPeopleWithIds } from './directory-user-repository.ts';

const peopleMax = 10;

/** Returns only names and titles, because every member may search. */
export async function searchDirectory(
  db: Database,
  organizationId: string,
  name: string,
): Promise<DirectoryPeople> {
  const found = await listPeopleNamed(db, organizationId, { name, limit: peopleMax + 1 });
  return { people: found.slice(0, peopleMax), hasMore: found.length > peopleMax };
}

export async function nameDirectoryPeople(
  db: Queryable,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, DirectoryPerson>> {
  if (ids.length === 0) return new Map();
  const people = await listPeopleWithIds(db, organizationId, ids);
  return new Map(people.map((person) => [person.id, person]));
}

export const readDirectory = (db: Queryable, organizationId: string) =>
  listPeople(db, organizationId);
export type Directory = Awaited<ReturnType<typeof readDirectory>>;

/** The name may be empty. */
export async function describeAccount(
  db: Database,
  organizationId: string,
  accountId: string,
): Promise<{ name: string; department: string | null }> {
  const person = await findPersonOfAccount(db, organizationId, accountId);
  return {
    name: `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim(),
    department: person?.department ?? null,
  };
}

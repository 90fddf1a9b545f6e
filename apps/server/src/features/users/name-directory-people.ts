import type { DirectoryPeople, DirectoryPerson } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { listPeopleNamed, listPeopleWithIds } from './directory-user-repository.ts';

/** Enough to choose from; whoever looks for somebody else types more of the name. */
const mostPeople = 10;

/** The people of a directory whose name holds what is searched for: names and titles, no more. */
export async function searchDirectory(
  db: Database,
  organizationId: string,
  name: string,
): Promise<DirectoryPeople> {
  const found = await listPeopleNamed(db, organizationId, { name, limit: mostPeople + 1 });
  return { people: found.slice(0, mostPeople), hasMore: found.length > mostPeople };
}

/** People of a directory by their ids. */
export async function nameDirectoryPeople(
  db: Database,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, DirectoryPerson>> {
  if (ids.length === 0) return new Map();
  const people = await listPeopleWithIds(db, organizationId, ids);
  return new Map(people.map((person) => [person.id, person]));
}

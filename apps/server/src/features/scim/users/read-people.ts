import type { Database } from '../../../database/types.ts';
import { notFound } from '../../../platform/errors.ts';
import { readFilter } from '../filter.ts';
import { presentList, presentPerson } from '../present.ts';
import type { ListQuery } from '../scim-schemas.ts';
import { countPeople, findPerson, listPeople } from './managed-person-repository.ts';

type Services = { db: Database; publicUrl: string };

const comparable = {
  username: 'userName',
  externalid: 'externalId',
  id: 'id',
  active: 'active',
  'emails[type eq "work"].value': 'email',
  'emails.value': 'email',
  emails: 'email',
} as const;

/** @throws AppError 404 */
export async function readPerson({ db, publicUrl }: Services, organizationId: string, id: string) {
  const row = await findPerson(db, organizationId, id);
  if (!row) throw notFound('User');
  return presentPerson(publicUrl, row);
}

/** @throws AppError 400 invalidFilter */
export async function readPeople(
  { db, publicUrl }: Services,
  organizationId: string,
  { filter, startIndex, count }: ListQuery,
) {
  const wanted = readFilter(filter, comparable);
  const page = { offset: startIndex - 1, limit: count };
  const rows = count === 0 ? [] : await listPeople(db, organizationId, wanted, page);
  const total = await countPeople(db, organizationId, wanted);
  const resources = rows.map((row) => presentPerson(publicUrl, row));
  return presentList(resources, total, startIndex);
}

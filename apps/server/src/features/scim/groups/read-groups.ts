import type { Database } from '../../../database/types.ts';
import { notFound } from '../../../platform/errors.ts';
import { readFilter } from '../filter.ts';
import { presentGroup, presentList, showsMembers } from '../present.ts';
import type { ListQuery } from '../scim-schemas.ts';
import { countGroups, findGroup, listGroups } from './group-repository.ts';

type Services = { db: Database; publicUrl: string };

const comparable = {
  displayname: 'displayName',
  externalid: 'externalId',
  id: 'id',
  'members.value': 'member',
  members: 'member',
} as const;

/** @throws AppError 404 */
export async function readGroup(
  { db, publicUrl }: Services,
  organizationId: string,
  id: string,
  shown: Pick<ListQuery, 'attributes' | 'excludedAttributes'>,
) {
  const withMembers = showsMembers(shown);
  const row = await findGroup(db, organizationId, id, withMembers);
  if (!row) throw notFound('Group');
  return presentGroup(publicUrl, row, withMembers);
}

/** @throws AppError 400 invalidFilter */
export async function readGroups(
  { db, publicUrl }: Services,
  organizationId: string,
  { filter, startIndex, count, ...shown }: ListQuery,
) {
  const wanted = readFilter(filter, comparable);
  const withMembers = showsMembers(shown);
  const page = { offset: startIndex - 1, limit: count, withMembers };
  const rows = count === 0 ? [] : await listGroups(db, organizationId, wanted, page);
  const total = await countGroups(db, organizationId, wanted);
  const resources = rows.map((row) => presentGroup(publicUrl, row, withMembers));
  return presentList(resources, total, startIndex);
}

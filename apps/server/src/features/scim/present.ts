import { pathFor, paths } from '@rapport/contract';
import type { GroupRow } from './groups/group-repository.ts';
import { coreGroup, coreUser, enterpriseUser, listResponse } from './scim-names.ts';
import type { ListQuery, ScimGroup, ScimUser } from './scim-schemas.ts';
import type { ManagedPerson } from './users/managed-person-repository.ts';

type Dated = { id: string; createdAt: Date; changedAt: Date };

const metaOf = (
  publicUrl: string,
  resourceType: 'User' | 'Group',
  { id, createdAt, changedAt }: Dated,
) => ({
  resourceType,
  created: createdAt.toISOString(),
  lastModified: changedAt.toISOString(),
  location: publicUrl + pathFor(resourceType === 'User' ? paths.scimUser : paths.scimGroup, id),
});

export function presentPerson(publicUrl: string, row: ManagedPerson): ScimUser {
  const { id, userName, firstName, lastName, email, isActive, groups } = row;
  const formatted = `${firstName} ${lastName}`.trim();
  return {
    schemas: [coreUser, enterpriseUser],
    id,
    userName,
    active: isActive,
    groups,
    ...(row.externalId !== null && { externalId: row.externalId }),
    name: { formatted, givenName: firstName, familyName: lastName },
    displayName: row.displayName ?? (formatted || userName),
    ...(row.title !== null && { title: row.title }),
    emails: [{ value: email, type: 'work', primary: true }],
    [enterpriseUser]: {
      ...(row.department !== null && { department: row.department }),
      ...(row.manager !== null && { manager: { value: row.manager } }),
    },
    meta: metaOf(publicUrl, 'User', row),
  };
}

export function presentGroup(publicUrl: string, row: GroupRow, withMembers: boolean): ScimGroup {
  const { id, displayName, externalId, members } = row;
  return {
    schemas: [coreGroup],
    id,
    displayName,
    ...(externalId !== null && { externalId }),
    ...(withMembers && { members }),
    meta: metaOf(publicUrl, 'Group', row),
  };
}

/** Whether the answer lists the members. A group may have thousands of them, so Entra ID excludes them. */
export function showsMembers({
  attributes,
  excludedAttributes,
}: Pick<ListQuery, 'attributes' | 'excludedAttributes'>): boolean {
  const names = (given: string) => given.split(',').map((name) => name.trim().toLowerCase());
  if (excludedAttributes && names(excludedAttributes).includes('members')) return false;
  return !attributes || names(attributes).some((name) => name.startsWith('members'));
}

export const presentList = <Resource>(
  resources: Resource[],
  totalResults: number,
  startIndex = 1,
) => ({
  schemas: [listResponse],
  totalResults,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});

import type { Queryable } from '../../database/types.ts';

/** Whom the speakers of a meeting may be, with what the meeting's team is found from. */
export function listDirectoryPeople(db: Queryable, organizationId: string) {
  return db
    .selectFrom('directoryUser')
    .select(['id', 'email', 'firstName', 'lastName', 'department', 'teams'])
    .where('organizationId', '=', organizationId)
    .orderBy('id')
    .execute();
}
export type DirectoryPeople = Awaited<ReturnType<typeof listDirectoryPeople>>;

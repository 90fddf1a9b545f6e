import { type ListedOrganization, organizationRoleSchema } from '@rapport/contract';
import { z } from 'zod';
import type { Database } from '../../database/types.ts';
import { listMemberships } from './membership-repository.ts';

const listSchema = z.array(z.looseObject({ id: z.string() }));

/** Adds role, number of members and `runsInstallation` to the library's list of organizations. */
export async function addMemberships(
  db: Database,
  accountId: string,
  answer: unknown,
): Promise<object[]> {
  const memberships = await listMemberships(db, accountId);
  return listSchema.parse(answer).flatMap((organization) => {
    const own = memberships.find(({ organizationId }) => organizationId === organization.id);
    if (!own) return [];
    const facts = {
      role: organizationRoleSchema.parse(own.role),
      memberCount: own.memberCount,
      runsInstallation: own.runsInstallation === true,
    } satisfies Partial<ListedOrganization>;
    return [{ ...organization, ...facts }];
  });
}

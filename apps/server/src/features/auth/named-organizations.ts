import { z } from 'zod';
import type { Database } from '../../database/types.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import { listOwnOrganizations } from './membership-repository.ts';

const names = z.object({
  organizationId: z.string().optional(),
  organizationSlug: z.string().optional(),
});
const namesSchema = names.extend({ data: names.optional().catch(undefined) }).catch({});
type NamedOrganization = { by: keyof z.infer<typeof names>; value: string };

/** The organizations in the body or query of a call. */
export function namedOrganizations(body: unknown, { searchParams }: URL): NamedOrganization[] {
  const inBody = namesSchema.parse(body);
  return (['organizationId', 'organizationSlug'] as const).flatMap((by) =>
    [inBody[by], inBody.data?.[by], ...searchParams.getAll(by)].flatMap((value) =>
      value ? [{ by, value }] : [],
    ),
  );
}

/**
 * Answers foreign and unknown organizations alike. The library distinguishes them, and after some of these calls
 * leaves the person without an active organization.
 * @throws AppError 404, or 403 for a switch to such an organization
 */
export async function requireMembership(
  db: Database,
  accountId: string,
  named: readonly NamedOrganization[],
  path: string,
): Promise<void> {
  const own = await listOwnOrganizations(db, accountId);
  const isOwn = ({ by, value }: NamedOrganization) => own.some((one) => one[by] === value);
  if (named.every(isOwn)) return;
  throw path === '/organization/set-active' ? forbidden() : notFound('Organization');
}

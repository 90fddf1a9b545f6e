import { z } from 'zod';
import type { Database } from '../../database/types.ts';
import { forbidden, notFound } from '../../platform/errors.ts';

const names = z.object({
  organizationId: z.string().optional(),
  organizationSlug: z.string().optional(),
});
const namesSchema = names.extend({ data: names.optional().catch(undefined) }).catch({});
type NamedOrganization = { by: keyof z.infer<typeof names>; value: string };

/** The organizations that a call names, in its body or in its address. */
export function namedOrganizations(body: unknown, { searchParams }: URL): NamedOrganization[] {
  const inBody = namesSchema.parse(body);
  return (['organizationId', 'organizationSlug'] as const).flatMap((by) =>
    [inBody[by], inBody.data?.[by], ...searchParams.getAll(by)].flatMap((value) =>
      value ? [{ by, value }] : [],
    ),
  );
}

/**
 * Answers a call about an organization that is not the person's as if there were none. The library
 * would tell the two apart, and where one asks to see or open it, take the active one away. Who wants to
 * switch to it is not allowed to, whether it exists or not.
 */
export async function requireMembership(
  db: Database,
  accountId: string,
  named: readonly NamedOrganization[],
  path: string,
): Promise<void> {
  const own = await db
    .selectFrom('member')
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .select(['organization.id as organizationId', 'organization.slug as organizationSlug'])
    .where('member.userId', '=', accountId)
    .execute();
  const isOwn = ({ by, value }: NamedOrganization) => own.some((one) => one[by] === value);
  if (named.every(isOwn)) return;
  throw path === '/organization/set-active' ? forbidden() : notFound('Organization');
}

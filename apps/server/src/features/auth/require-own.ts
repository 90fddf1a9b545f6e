import type { Database } from '../../database/types.ts';
import type { HandedCall } from './handed-call.ts';
import { namedOrganizations, requireMembership } from './named-organizations.ts';
import { namedThings, requireOwnThings } from './named-things.ts';
import { requireOpenOrganization } from './require-open-organization.ts';

/**
 * Refuses calls that name anything of an organization to which the caller does not belong.
 * @throws AppError 404, 403 if the organization is closed to the session, or 403 for a switch to such an organization
 */
export async function requireOwn(
  db: Database,
  { path, body, url }: { path: string; body: unknown; url: URL },
  handed: HandedCall | undefined,
): Promise<void> {
  const organizations = namedOrganizations(body, url);
  const things = namedThings(path, body, url);
  const isOfOrganization = path.startsWith('/organization/');
  if (organizations.length === 0 && things.size === 0 && !isOfOrganization) return;
  const caller = await handed?.callerBefore();
  if (!caller) return;
  if (organizations.length > 0) await requireMembership(db, caller.accountId, organizations, path);
  const closedIds = await requireOpenOrganization(db, { path, body, url }, caller);
  if (things.size > 0) await requireOwnThings(db, caller.accountId, things, closedIds);
}

import type { Database } from '../../database/types.ts';
import { organizationClosed } from '../../platform/errors.ts';
import type { Caller } from '../../platform/session.ts';
import { listClosedOrganizations } from './closed-organizations-repository.ts';
import { namedOrganizations } from './named-organizations.ts';

const organizationCalls = '/organization/';
/** Calls about the person's own list of organizations, and about joining and leaving. */
const openCalls = new Set(
  [
    'list',
    'set-active',
    'leave',
    'create',
    'check-slug',
    'get-invitation',
    'accept-invitation',
    'reject-invitation',
  ].map((name) => organizationCalls + name),
);

/**
 * Refuses calls of the account library to an organization that requires two-factor sign-in or single sign-on, for
 * sessions without it. Returns the ids of these organizations.
 * @throws AppError 403 TWO_FACTOR_REQUIRED, SINGLE_SIGN_ON_REQUIRED
 */
export async function requireOpenOrganization(
  db: Database,
  { path, body, url }: { path: string; body: unknown; url: URL },
  caller: Pick<Caller, 'accountId' | 'sessionId' | 'membership'>,
): Promise<string[]> {
  if (!path.startsWith(organizationCalls) || openCalls.has(path)) return [];
  const closed = await listClosedOrganizations(db, caller);
  if (closed.length === 0) return [];
  const named = namedOrganizations(body, url).map(({ value }) => value);
  const wanted = [...named, ...(named.length === 0 ? [caller.membership?.organizationId] : [])];
  const found = closed.find(({ id, slug }) => wanted.includes(id) || wanted.includes(slug));
  if (found) throw organizationClosed(found.lacks);
  return closed.map(({ id }) => id);
}

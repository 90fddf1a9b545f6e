import { z } from 'zod';
import type { Database } from '../../database/types.ts';
import { describeAccount } from '../users/read-directory.ts';
import { listClosedOrganizations } from './closed-organizations-repository.ts';

const sessionSchema = z.looseObject({
  user: z.looseObject({ id: z.string(), name: z.string(), email: z.string() }),
  session: z.looseObject({ id: z.string(), activeOrganizationId: z.string().nullish() }),
});

/**
 * Adds the directory's department to the session, and the directory's name if the account is still named after its
 * address. If the organization requires more of a sign-in, adds only that. Undefined without a session or an active
 * organization.
 */
export async function addDirectoryDetails(
  db: Database,
  answer: unknown,
): Promise<object | undefined> {
  const found = sessionSchema.safeParse(answer).data;
  const organizationId = found?.session.activeOrganizationId;
  if (!found || !organizationId) return;
  const opened = { accountId: found.user.id, sessionId: found.session.id };
  const closed = await listClosedOrganizations(db, opened);
  const lacks = closed.find(({ id }) => id === organizationId)?.lacks;
  if (lacks) {
    const needs = lacks === 'two-factor' ? { needsTwoFactor: true } : { needsSingleSignOn: true };
    return { ...found, session: { ...found.session, ...needs } };
  }
  const known = await describeAccount(db, organizationId, found.user.id);
  const { name, email } = found.user;
  return {
    ...found,
    user: {
      ...found.user,
      name: name === email && known.name ? known.name : name,
      department: known.department,
    },
  };
}

import type { Database } from '../../database/types.ts';
import type { FindCaller } from '../../platform/session.ts';
import type { Auth } from './auth.ts';

/** Reads the session from cookie or bearer token and the membership that goes with it. */
export function createFindCaller(auth: Auth, db: Database): FindCaller {
  return async (headers) => {
    const found = await auth.api.getSession({ headers });
    if (!found) return null;
    const { session, user } = found;
    const member =
      session.activeOrganizationId &&
      (await db
        .selectFrom('member')
        .select(['organizationId', 'role'])
        .where('organizationId', '=', session.activeOrganizationId)
        .where('userId', '=', user.id)
        .executeTakeFirst());
    return { accountId: user.id, sessionId: session.id, membership: member || null };
  };
}

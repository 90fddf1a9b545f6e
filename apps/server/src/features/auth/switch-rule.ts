import { APIError, getSessionFromCtx } from 'better-auth/api';
import type { Database } from '../../database/types.ts';
import type { AuthRequest } from './auth-hooks.ts';
import { findRole } from './find-role.ts';

type AuthCall = Parameters<typeof getSessionFromCtx>[0];

/**
 * Refuses to make an organization active that is not the person's. The library refuses too, but
 * takes the active one away as it does, and the person would stand outside of every organization.
 */
export async function requireOwnOrganization(
  db: Database,
  call: AuthCall,
  { path, body }: AuthRequest,
) {
  const { organizationId } = body;
  if (path !== '/organization/set-active' || typeof organizationId !== 'string') return;
  const session = await getSessionFromCtx(call);
  if (!session || (await findRole(db, organizationId, session.user.id))) return;
  throw new APIError('FORBIDDEN', {
    code: 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
    message: 'You do not belong to this organization.',
  });
}

import { APIError, getSessionFromCtx } from 'better-auth/api';
import { z } from 'zod';
import type { Database } from '../../database/types.ts';
import { hasPermission } from '../../platform/require-permission.ts';
import { findRole } from './membership-repository.ts';

type AuthCall = Parameters<typeof getSessionFromCtx>[0] & { path: string };

const pathsWithInvitations = new Set([
  '/organization/list-invitations',
  '/organization/get-full-organization',
]);

const invitationsSchema = z.array(z.object({ organizationId: z.string() })).min(1);
const organizationSchema = z.looseObject({ id: z.string(), invitations: z.array(z.unknown()) });

/**
 * Hides invitations from members who may not invite. The id of an open invitation is a secret, which the library shows
 * to every member. Undefined if the answer needs no change.
 * @throws APIError 403 for the list of invitations
 */
export async function hideInvitations(
  db: Database,
  call: AuthCall,
  answer: unknown,
): Promise<object | undefined> {
  if (!pathsWithInvitations.has(call.path)) return;
  const organization = organizationSchema.safeParse(answer).data;
  const list = invitationsSchema.safeParse(answer).data;
  const organizationId = organization?.id ?? list?.[0]?.organizationId;
  if (!organizationId) return;
  const session = await getSessionFromCtx(call);
  const role = session && (await findRole(db, organizationId, session.user.id));
  if (role && hasPermission(role, { invitation: ['create'] })) return;
  if (organization) return { ...organization, invitations: [] };
  throw new APIError('FORBIDDEN', { code: 'FORBIDDEN', message: 'Not authorized' });
}

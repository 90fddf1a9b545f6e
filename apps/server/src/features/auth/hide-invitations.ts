import { APIError, getSessionFromCtx } from 'better-auth/api';
import { z } from 'zod';
import type { Database } from '../../database/types.ts';
import { hasPermission } from '../../platform/require-permission.ts';
import { findRole } from './find-role.ts';

type AuthCall = Parameters<typeof getSessionFromCtx>[0] & { path: string };

const pathsWithInvitations = new Set([
  '/organization/list-invitations',
  '/organization/get-full-organization',
]);

const invitationsSchema = z.array(z.object({ organizationId: z.string() })).min(1);
const organizationSchema = z.looseObject({ id: z.string(), invitations: z.array(z.unknown()) });

/**
 * The id of an open invitation makes an account with that address and role: it is a key. The library
 * shows it to every member; here only those who may invite get it. Answers what to answer instead,
 * or nothing where the answer may stay as it is.
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

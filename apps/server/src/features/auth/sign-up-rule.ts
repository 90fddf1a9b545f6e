import { platformRoleSchema } from '@rapport/contract';
import type { GenericEndpointContext } from 'better-auth';
import { APIError } from 'better-auth/api';
import { z } from 'zod';
import type { Database } from '../../database/types.ts';
import { admitsNewcomer, listInviting } from '../organizations/admit-newcomer.ts';
import { platformRoles } from './access-control.ts';

/** Who may create an account. */
export type SignUpRule = 'invited' | 'open';

type Newcomer = { email: string; emailVerified?: boolean };

/**
 * Applies to every sign-in method, except to accounts that the server or a platform administrator creates.
 * @throws APIError 403 INVITATION_REQUIRED
 */
export async function requireAdmission(
  db: Database,
  rule: SignUpRule,
  newcomer: Newcomer,
  call: GenericEndpointContext | null,
): Promise<void> {
  if (rule === 'open' || !call || isAdministrator(call)) return;
  await requireInvitation(db, newcomer, invitationIdOf(call.body));
}

/**
 * An open invitation is found by its secret id, or by an address that the sign-in method has verified.
 * @throws APIError 403 INVITATION_REQUIRED
 */
export async function requireInvitation(
  db: Database,
  { email, emailVerified }: Newcomer,
  invitationId: string | undefined,
): Promise<void> {
  if (invitationId && (await admitsNewcomer(db, invitationId, email))) return;
  if (emailVerified && (await listInviting(db, email)).length > 0) return;
  throw new APIError('FORBIDDEN', {
    code: 'INVITATION_REQUIRED',
    message: 'An account needs a valid invitation for this e-mail address.',
  });
}

export const invitationIdOf = (body: unknown) => textOf(body, 'invitationId');

/** The first owner names the organization. */
export const organizationNameOf = (body: unknown) => textOf(body, 'organizationName');

function textOf(body: unknown, name: string): string | undefined {
  const text = z.record(z.string(), z.unknown()).safeParse(body).data?.[name];
  return typeof text === 'string' && text ? text : undefined;
}

function isAdministrator({ context }: GenericEndpointContext): boolean {
  const role = platformRoleSchema.safeParse(context.session?.user.role).data;
  return role !== undefined && platformRoles[role].authorize({ user: ['create'] }).success;
}

import type { IncomingHttpHeaders } from 'node:http';
import type { OrganizationRole, OrganizationSettings } from '@rapport/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, noActiveOrganization, unauthorized } from './errors.ts';

/** Read at each call. */
type Membership = {
  organizationId: string;
  role: OrganizationRole;
  settings: OrganizationSettings;
};

/** Without a membership there is no active organization. */
export type Caller = {
  accountId: string;
  sessionId: string;
  membership: Membership | null;
};

export type Member = Membership & { accountId: string };

export type Origin = { address: string; device: string | null };

export type Actor = Member & { origin: Origin };

export type Credentials = Pick<IncomingHttpHeaders, 'authorization' | 'cookie'>;
export type FindCaller = (credentials: Credentials) => Promise<Caller | null>;

declare module 'fastify' {
  interface FastifyInstance {
    findCaller: FindCaller;
  }
}

export function headersOf(request: Pick<FastifyRequest, 'headers'>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  return headers;
}

export function provideSessions(app: FastifyInstance, findCaller: FindCaller) {
  app.decorate('findCaller', findCaller);
}

/** @throws AppError 401 without a session */
export async function requireCaller(request: FastifyRequest): Promise<Caller> {
  const caller = await request.server.findCaller(request.headers);
  if (!caller) throw unauthorized();
  // For all later log lines of the request.
  request.log = request.log.child({ accountId: caller.accountId });
  if (request.method !== 'GET') request.log.info('write request');
  return caller;
}

/** @throws AppError 401 without a session, 422 without an active organization */
export async function requireMember(request: FastifyRequest): Promise<Actor> {
  const { accountId, membership } = await requireCaller(request);
  if (!membership) throw noActiveOrganization();
  return { accountId, ...membership, origin: originOf(request) };
}

/**
 * For checks after a long body has arrived.
 * @throws AppError 409 if the organization was switched meanwhile
 */
export async function requireStillMember(request: FastifyRequest, before: Actor): Promise<Actor> {
  const caller = await request.server.findCaller(request.headers);
  if (!caller) throw unauthorized();
  if (!caller.membership) throw noActiveOrganization();
  if (caller.membership.organizationId !== before.organizationId)
    throw new AppError(
      409,
      'ORGANIZATION_SWITCHED',
      'You have switched to another organization meanwhile. Nothing was saved; please send it again.',
    );
  return { ...before, ...caller.membership };
}

const deviceLengthMax = 200;

export function originOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Origin {
  // Client input.
  const device = headers['user-agent']?.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return { address: ip, device: device?.slice(0, deviceLengthMax) || null };
}

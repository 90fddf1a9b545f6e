import type { IncomingHttpHeaders } from 'node:http';
import type { OrganizationRole, OrganizationSettings } from '@rapport/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, noActiveOrganization, unauthorized } from './errors.ts';

/** What somebody is in an organization, and how that is set up, as it is at each call. */
type Membership = {
  organizationId: string;
  role: OrganizationRole;
  settings: OrganizationSettings;
};

/** Who is asking. Without a membership there is no active organization, whatever the session says. */
export type Caller = {
  accountId: string;
  sessionId: string;
  membership: Membership | null;
};

/** A caller inside their active organization. */
export type Member = Membership & { accountId: string };

/** Where a call came from, as far as it can be known. */
export type Origin = { address: string; device: string | null };

/** A member who asks for something to be done, and from where. */
export type Actor = Member & { origin: Origin };

/** The headers that a session travels in. */
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

/** The signed-in caller; refuses with 401. */
export async function requireCaller(request: FastifyRequest): Promise<Caller> {
  const caller = await request.server.findCaller(request.headers);
  if (!caller) throw unauthorized();
  // From here on the log says of this call who makes it.
  request.log = request.log.child({ accountId: caller.accountId });
  if (request.method !== 'GET') request.log.info('acts');
  return caller;
}

/** The caller as a member of their active organization; refuses with 401 or 422. */
export async function requireMember(request: FastifyRequest): Promise<Actor> {
  const { accountId, membership } = await requireCaller(request);
  if (!membership) throw noActiveOrganization();
  return { accountId, ...membership, origin: originOf(request) };
}

/**
 * The same member once a long body has come: it is the state of now that decides. What somebody sends to one
 * organization never comes to another.
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
  // Whoever calls writes what they like there: one line, and not a long one.
  const device = headers['user-agent']?.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return { address: ip, device: device?.slice(0, deviceLengthMax) || null };
}

import type { IncomingHttpHeaders } from 'node:http';
import {
  type ApiKeyScope,
  apiKeyPrefix,
  apiKeyScopeWords,
  type FormFields,
  type OrganizationRole,
  type OrganizationSettings,
} from '@rapport/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, noActiveOrganization, organizationClosed, unauthorized } from './errors.ts';

export type Lacking = 'single-sign-on' | 'two-factor';

/** Read from the database at each call. */
type Membership = {
  organizationId: string;
  role: OrganizationRole;
  settings: OrganizationSettings;
  /** What the organization requires and the session or the account lacks. Never set for keys. */
  lacks?: Lacking | null;
};

/** A caller without a membership has no active organization. */
export type Caller = {
  accountId: string;
  /** Id of the session or of the key. */
  sessionId: string;
  membership: Membership | null;
  /** The key of a program that acts for the account. */
  apiKey?: { name: string; scopes: readonly ApiKeyScope[] };
};

export type Member = Membership & { accountId: string };

export type Origin = {
  address: string;
  device: string | null;
  /** Name of the key with which the call was made. */
  apiKey?: string;
};

export type Actor = Member & { origin: Origin };

export type Credentials = Pick<IncomingHttpHeaders, 'authorization' | 'cookie'>;
export type FindCaller = (credentials: Credentials) => Promise<Caller | null>;

export type ApiKeys = {
  find: FindCaller;
  /** @throws TooManyRequests */
  countUnknown: (address: string) => Promise<void>;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Scopes of API keys that may make the call. Without any, keys are refused. */
    scopes?: readonly ApiKeyScope[];
    /** Fields of the form that is sent, besides its file. */
    form?: FormFields | undefined;
  }
  interface FastifyInstance {
    /** Finds the caller by session, never by key. */
    findCaller: FindCaller;
    apiKeys: ApiKeys;
  }
}

export function headersOf(request: Pick<FastifyRequest, 'headers'>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  return headers;
}

export function provideSessions(app: FastifyInstance, findCaller: FindCaller, apiKeys: ApiKeys) {
  app.decorate('findCaller', findCaller);
  app.decorate('apiKeys', apiKeys);
}

const bearsKey = ({ authorization = '' }: Credentials) =>
  authorization.toLowerCase().startsWith(`bearer ${apiKeyPrefix}`);

/** Finds the caller by key, if the request has one, whatever session its cookies name. */
export async function callerOf({ server, headers, ip }: FastifyRequest): Promise<Caller | null> {
  if (!bearsKey(headers)) return server.findCaller(headers);
  const caller = await server.apiKeys.find(headers);
  if (!caller) await server.apiKeys.countUnknown(ip);
  return caller;
}

/** @throws AppError 401 without a session or key, 403 for a call that the key may not make */
async function requireCaller(request: FastifyRequest): Promise<Caller> {
  const caller = await callerOf(request);
  if (!caller) throw unauthorized();
  const { accountId, sessionId, apiKey } = caller;
  // Adds the account to all later log lines of the request.
  request.log = request.log.child({ accountId, ...(apiKey && { apiKeyId: sessionId }) });
  if (request.method !== 'GET') request.log.info('write request');
  if (apiKey) requireScope(request, apiKey.scopes);
  return caller;
}

/**
 * Finds the member by key alone, for addresses that take no session.
 * @throws AppError 401 without a key, 403 outside its scopes
 */
export async function requireMemberByKey(
  request: FastifyRequest,
): Promise<{ keyId: string; actor: Actor }> {
  if (!bearsKey(request.headers)) throw unauthorized();
  const { sessionId } = await requireCaller(request);
  return { keyId: sessionId, actor: await requireMember(request) };
}

function requireScope(request: FastifyRequest, held: readonly ApiKeyScope[]) {
  const allowing = request.routeOptions.config.scopes ?? [];
  if (allowing.some((scope) => held.includes(scope))) return;
  const words = allowing.map((scope) => `'${apiKeyScopeWords[scope]}'`).join(' or ');
  throw new AppError(
    403,
    'API_KEY_SCOPE',
    words
      ? `This call needs an API key with the scope ${words}.`
      : 'This call cannot be made with an API key.',
  );
}

/** Who calls about the own account, in whatever organization. Never a key. */
export type AccountCaller = { accountId: string; sessionId: string; origin: Origin };

/** @throws AppError 401 without a session, 403 with a key */
export async function requireAccount(request: FastifyRequest): Promise<AccountCaller> {
  const caller = await requireCaller(request);
  const { accountId, sessionId } = caller;
  return { accountId, sessionId, origin: originOfCall(request, caller) };
}

/** The organization that the caller may use now. */
export const openOrganizationOf = (caller: Caller): string | undefined =>
  caller.membership?.lacks ? undefined : caller.membership?.organizationId;

/** @throws AppError 401 without a session or key, 403 outside its scopes or if the organization is closed to the session, 422 without an active organization */
export async function requireMember(request: FastifyRequest): Promise<Actor> {
  const caller = await requireCaller(request);
  const { accountId, membership } = caller;
  if (!membership) throw noActiveOrganization();
  if (membership.lacks) throw organizationClosed(membership.lacks);
  return { accountId, ...membership, origin: originOfCall(request, caller) };
}

/**
 * Repeats the check after a long body has arrived.
 * @throws AppError 409 if the organization was switched meanwhile
 */
export async function requireStillMember(request: FastifyRequest, before: Actor): Promise<Actor> {
  const caller = await callerOf(request);
  if (!caller) throw unauthorized();
  if (!caller.membership) throw noActiveOrganization();
  if (caller.membership.lacks) throw organizationClosed(caller.membership.lacks);
  if (caller.membership.organizationId !== before.organizationId)
    throw new AppError(
      409,
      'ORGANIZATION_SWITCHED',
      'You have switched to another organization meanwhile. Nothing was saved; please send it again.',
    );
  return { ...before, ...caller.membership };
}

export const originOfCall = (request: FastifyRequest, { apiKey }: Caller): Origin => ({
  ...originOf(request),
  ...(apiKey && { apiKey: apiKey.name }),
});

const deviceLengthMax = 200;

export function originOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Origin {
  // Cleaned and shortened, because it is client input.
  const device = headers['user-agent']?.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return { address: ip, device: device?.slice(0, deviceLengthMax) || null };
}

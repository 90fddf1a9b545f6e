import type { FastifyInstance } from 'fastify';
import { TooManyRequests } from './limit-attempts.ts';
import type { Credentials, FindCaller } from './session.ts';

const windowMs = 60_000;

type CallLimit = {
  perMinute: number;
  findCaller: FindCaller;
  /** The token that the headers carry, whether there is a session of it or not. */
  readToken: (credentials: Credentials) => string | undefined;
};

/**
 * Limits how often one session may call this process in a minute. Calls whose session is not known yet are
 * counted together by their address. Answers the way to find callers by which sessions get known: people
 * behind one address share a limit for their first call only.
 */
export function limitCalls(
  app: FastifyInstance,
  { perMinute, findCaller, readToken }: CallLimit,
): FindCaller {
  let startedAt = performance.now();
  let counts = new Map<string, number>();
  let known = new Set<string>();
  let knownBefore = new Set<string>();

  /** The seconds until calls are counted anew. */
  function secondsLeft(): number {
    const passedMs = performance.now() - startedAt;
    if (passedMs < windowMs) return Math.ceil((windowMs - passedMs) / 1000);
    startedAt = performance.now();
    counts = new Map();
    [knownBefore, known] = passedMs < 2 * windowMs ? [known, new Set()] : [new Set(), new Set()];
    return windowMs / 1000;
  }

  app.addHook('onRequest', async ({ url, headers, ip }) => {
    if (!url.startsWith('/api/')) return;
    const seconds = secondsLeft();
    const token = readToken(headers);
    const key = token && (known.has(token) || knownBefore.has(token)) ? token : ip;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > perMinute) throw new TooManyRequests(seconds);
  });

  return async (credentials) => {
    const caller = await findCaller(credentials);
    const token = caller && readToken(credentials);
    if (token) known.add(token);
    return caller;
  };
}

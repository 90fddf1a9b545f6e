import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { TooManyRequests } from './limit-attempts.ts';
import type { Credentials, FindCaller } from './session.ts';

const windowMs = 60_000;

/** By the digest of the credentials. */
type KnownSessions = Map<string, string>;

/** Headers may be long. */
const digest = ({ authorization, cookie }: Credentials) =>
  createHash('sha256').update(`${authorization}\n${cookie}`).digest('base64url');

/**
 * Limits calls per session and minute in this process. Unknown sessions are counted by address; the
 * returned FindCaller makes them known, so people behind one address share a limit for their first
 * call only.
 */
export function limitCalls(
  app: FastifyInstance,
  { perMinute, findCaller }: { perMinute: number; findCaller: FindCaller },
): FindCaller {
  let startedAt = performance.now();
  let counts = new Map<string, number>();
  let known: KnownSessions = new Map();
  let knownBefore: KnownSessions = new Map();

  function secondsLeft(): number {
    const passedMs = performance.now() - startedAt;
    if (passedMs < windowMs) return Math.ceil((windowMs - passedMs) / 1000);
    startedAt = performance.now();
    counts = new Map();
    [knownBefore, known] = passedMs < 2 * windowMs ? [known, new Map()] : [new Map(), new Map()];
    return windowMs / 1000;
  }

  function sessionOf(credentials: Credentials): string | undefined {
    if (!credentials.authorization && !credentials.cookie) return undefined;
    const key = digest(credentials);
    return known.get(key) ?? knownBefore.get(key);
  }

  app.addHook('onRequest', async ({ url, headers, ip }) => {
    if (!url.startsWith('/api/')) return;
    const seconds = secondsLeft();
    const key = sessionOf(headers) ?? ip;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > perMinute) throw new TooManyRequests(seconds);
  });

  return async (credentials) => {
    const caller = await findCaller(credentials);
    if (caller) known.set(digest(credentials), caller.sessionId);
    return caller;
  };
}

import { mcpPath } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import { digestOf } from './digest-of.ts';
import { TooManyRequests } from './limit-attempts.ts';
import { networkOf } from './network-of.ts';
import type { Credentials } from './session.ts';

const windowMs = 60_000;

/** By digest of the credentials: the id that is counted, and its limit. */
type KnownSessions = Map<string, { id: string; perMinute: number }>;

/** Hashed, because headers may be long. */
const digest = ({ authorization, cookie }: Credentials) => digestOf(`${authorization}\n${cookie}`);

/**
 * Limits calls per session, key or token and minute, within this process. Unknown credentials are counted by network.
 * The returned function wraps a FindCaller, which makes them known, so people behind one address share a limit only
 * for their first call.
 */
export function limitCalls(app: FastifyInstance, perMinuteOfAddress: number) {
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

  function sessionOf(credentials: Credentials) {
    if (!credentials.authorization && !credentials.cookie) return undefined;
    const key = digest(credentials);
    return known.get(key) ?? knownBefore.get(key);
  }

  app.addHook('onRequest', async ({ url, headers, ip }) => {
    if (!url.startsWith('/api/') && !url.startsWith(mcpPath)) return;
    const seconds = secondsLeft();
    const { id, perMinute } = sessionOf(headers) ?? {
      id: networkOf(ip),
      perMinute: perMinuteOfAddress,
    };
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    if (count > perMinute) throw new TooManyRequests(seconds);
  });

  return <Found extends { sessionId: string }>(
    findCaller: (credentials: Credentials) => Promise<Found | null>,
    perMinute: number,
  ) =>
    async (credentials: Credentials): Promise<Found | null> => {
      const caller = await findCaller(credentials);
      if (caller) known.set(digest(credentials), { id: caller.sessionId, perMinute });
      return caller;
    };
}

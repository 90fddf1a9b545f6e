import type { GenericEndpointContext } from 'better-auth';
import { z } from 'zod';
import type { Database } from '../../database/types.ts';
import { attemptsPerMinute, limitAttempts } from '../../platform/limit-attempts.ts';
import { networkOf } from '../../platform/network-of.ts';
import { clientAddressHeader } from './actor-of-call.ts';
import type { HandedCall } from './handed-call.ts';
import { findKnownBrowser } from './known-browser.ts';
import { type Guesser, limitGuesses } from './limit-guesses.ts';

const signInPath = '/sign-in/email';
/** Counted by network alone, unless the browser is known: each answers the same for every address. */
const otherPaths = new Set(['/sign-up/email', '/request-password-reset', '/reset-password']);
const attemptSchema = z.object({ email: z.string().toLowerCase() });
/** Bodies in which a signed-in person confirms a change by the password. */
const confirmedSchema = z.union([
  z.object({ password: z.unknown() }),
  z.object({ currentPassword: z.unknown() }),
]);

type Call = { path: string; body: unknown; call: GenericEndpointContext };

/** @throws TooManyRequests after too many attempts by one network, browser or session, or at one account */
export async function limitAccountAttempts(
  db: Database,
  { path, body, call }: Call,
  handed: HandedCall | undefined,
): Promise<void> {
  if (path === signInPath || otherPaths.has(path)) {
    const email = attemptSchema.safeParse(body).data?.email;
    const guesser = await guesserOf(db, call, path, email === undefined ? undefined : { email });
    if (path === signInPath && email !== undefined && handed)
      handed.takeBackGuess = await limitGuesses(db, 'password', email, guesser);
    return;
  }
  if (!confirmedSchema.safeParse(body).success) return;
  const caller = await handed?.callerBefore();
  if (!handed || !caller) return;
  const guesser = { isKnown: true, id: caller.sessionId };
  handed.takeBackGuess = await limitGuesses(db, 'password', caller.accountId, guesser);
}

/**
 * Unknown browsers are also counted over all accounts of their network.
 * @throws TooManyRequests
 */
export async function guesserOf(
  db: Database,
  call: GenericEndpointContext,
  what: string,
  account: { id: string } | { email: string } | undefined,
): Promise<Guesser> {
  const browser = account && (await findKnownBrowser(call, account));
  if (browser !== undefined) return { isKnown: true, id: browser };
  const network = networkOf(call.headers?.get(clientAddressHeader) ?? '');
  await limitAttempts(db, [`${what} ${network}`], attemptsPerMinute);
  return { isKnown: false, id: network };
}

import type { GenericEndpointContext } from 'better-auth';
import { APIError } from 'better-auth/api';
import { z } from 'zod';
import type { Database } from '../../database/types.ts';
import { isFirstUse } from '../../platform/limit-attempts.ts';
import type { HandedCall } from './handed-call.ts';
import { guesserOf } from './limit-account-attempts.ts';
import { limitGuesses } from './limit-guesses.ts';
import { hasTwoFactor, recordTwoFactorOn } from './two-factor-repository.ts';

const enablePath = '/two-factor/enable';
const confirmPath = '/two-factor/verify-totp';
export const recoveryPath = '/two-factor/verify-backup-code';
/** A code is accepted from 30 seconds before its half minute until 30 seconds after it. */
const codeSeconds = 90;

const bodySchema = z.record(z.string(), z.unknown()).catch({});
const codeSchema = z.string();
/** The library merges these into the body: trusted devices, codes without a session and other issuers are not offered. */
const fixedFields = {
  [enablePath]: { issuer: 'Rapport', method: 'totp' },
  [confirmPath]: { trustDevice: false },
  [recoveryPath]: { trustDevice: false, disableSession: false },
};

export const isSecondStep = (path: string): path is typeof confirmPath | typeof recoveryPath =>
  path === confirmPath || path === recoveryPath;

/** The account whose password was just verified and which still has to do its second step. */
export async function findChallenged(call: GenericEndpointContext): Promise<string | undefined> {
  const { createAuthCookie, internalAdapter, secret } = call.context;
  const challenge = await call.getSignedCookie(createAuthCookie('two_factor').name, secret);
  if (!challenge) return undefined;
  return (await internalAdapter.findVerificationValue(challenge))?.value;
}

/**
 * Rules that the library lacks: a code works once, attempts are counted by account, and a session confirms a code
 * only to switch the second step on. Returns the body with the options that the product offers.
 * @throws APIError 400, TooManyRequests
 */
export async function checkSecondStep(
  db: Database,
  { path, body, call }: { path: string; body: unknown; call: GenericEndpointContext },
  handed: HandedCall | undefined,
): Promise<unknown> {
  if (path === enablePath) return { ...bodySchema.parse(body), ...fixedFields[path] };
  if (!isSecondStep(path)) return body;
  const given = bodySchema.parse(body);
  const kept = { ...given, ...fixedFields[path] };
  const caller = await handed?.callerBefore();
  const signedIn = caller?.accountId;
  if (signedIn && (path === recoveryPath || (await hasTwoFactor(db, signedIn))))
    throw new APIError('BAD_REQUEST', {
      code: 'ALREADY_SIGNED_IN',
      message: 'You are signed in already.',
    });
  const accountId = signedIn ?? (await findChallenged(call));
  const guesser = caller
    ? { isKnown: true, id: caller.sessionId }
    : await guesserOf(db, call, path, accountId === undefined ? undefined : { id: accountId });
  if (!accountId || !handed) return kept;
  handed.takeBackGuess = await limitGuesses(db, 'code', accountId, guesser);
  const code = codeSchema.safeParse(given.code).data;
  if (code && path === confirmPath) await requireNewCode(db, accountId, code);
  return kept;
}

/** The first code that is entered with a session switches two-factor sign-in on. */
export async function recordSwitchedOn(
  db: Database,
  path: string,
  handed: HandedCall | undefined,
): Promise<void> {
  const caller = path === confirmPath && (await handed?.callerBefore());
  if (caller) await recordTwoFactorOn(db, caller.accountId);
}

async function requireNewCode(db: Database, accountId: string, code: string) {
  if (await isFirstUse(db, `two-factor code ${accountId} ${code}`, codeSeconds)) return;
  throw new APIError('BAD_REQUEST', {
    code: 'CODE_ALREADY_USED',
    message: 'This code was entered before. Wait for the next one in your app.',
  });
}
